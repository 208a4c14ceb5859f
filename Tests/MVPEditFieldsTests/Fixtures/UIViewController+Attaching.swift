import HeadlessUIKit
import Testing

extension UIViewController {
    /// Adds what the user sees to the report of the test, as text, or as a picture on a simulator.
    func attachDrawing() {
        guard let drawing else { return }
        Attachment.record(drawing, named: Self.drawingName)
    }
}
