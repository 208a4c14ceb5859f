import HeadlessUIKit

@testable import MVPEditFields

extension ValidationResultViewController {
    /// The title on the screen. Nil before the view is loaded. It attaches the drawing, and does not load the view.
    func readTitle() -> String? {
        guard isViewLoaded else { return nil }
        attachDrawing()
        return titleLabel.text
    }

    func touch() {
        screen.sendActions(for: .touchUpInside)
    }
}
