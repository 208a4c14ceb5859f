import HeadlessUIKit
import Testing

@testable import Melodies

extension MelodyListScreen {
    /// Reads what the user sees, from top to bottom: "loading" while the activity indicator runs, then each line of the list.
    /// It also attaches a drawing.
    func readScreen() -> [String] {
        if let drawing { Attachment.record(drawing, named: Self.drawingName) }
        let loading = activityIndicator.isAnimating ? ["loading"] : []
        return loading + (list.text ?? "").split(separator: "\n").map(String.init)
    }
}
