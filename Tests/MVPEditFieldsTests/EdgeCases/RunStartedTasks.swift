/// Waits for the tasks that the code under test has started: the main actor runs this task after them.
func runStartedTasks() async {
    await Task {}.value
}
