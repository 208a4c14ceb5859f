@testable import MVPEditFields

/// Logs the outcome of each result that it gets to show, in order.
final class EditFieldsWireFrameSpy: EditFieldsWireFrame {
    private(set) var shownResults: [Bool] = []

    func showResultScreen(isSuccess: Bool) {
        shownResults.append(isSuccess)
    }
}
