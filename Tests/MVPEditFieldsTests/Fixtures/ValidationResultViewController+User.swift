import HeadlessUIKit

@testable import MVPEditFields

extension ValidationResultViewController {
    /// The title. It attaches the drawing of the screen to the report, and does not load the view: before that, the user
    /// reads nothing.
    func readTitle() -> String? {
        guard isViewLoaded else { return nil }
        attachDrawing()
        return titleLabel.text
    }

    func touch() {
        screen.sendActions(for: .touchUpInside)
    }
}
