import HeadlessUIKit
import Testing

@testable import MVPEditFields

/// The loaded result, as its user reads and touches it.
extension ValidationResultViewController {
    /// The title. The drawing of the screen is in the report of the test.
    func readTitle() -> String? {
        if let drawing { Attachment.record(drawing, named: Self.drawingName) }
        return titleLabel.text
    }

    func touch() {
        screen.sendActions(for: .touchUpInside)
    }
}
