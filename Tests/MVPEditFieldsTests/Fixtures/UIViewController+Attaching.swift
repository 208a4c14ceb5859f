import HeadlessUIKit
import Testing

extension UIViewController {
    /// Adds what the user sees to the report of the test, as text. On a simulator there is none.
    func attachDrawing() {
        guard let drawing else { return }
        Attachment.record(drawing, named: "screen.txt")
    }
}
