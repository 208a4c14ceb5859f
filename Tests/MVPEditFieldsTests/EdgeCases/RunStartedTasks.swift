/// Waits until the tasks that the code under test has started have run: the main actor runs this task after them.
/// `settleUIKit()` waits for UIKit, and not for tasks.
func runStartedTasks() async {
    await Task {}.value
}
