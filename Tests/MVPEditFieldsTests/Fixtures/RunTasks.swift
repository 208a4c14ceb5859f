/// Runs the tasks that the code under test has started. What it does later would otherwise be after the test.
func runTasks() async {
    for _ in 1...10 {
        await Task.yield()
    }
}
