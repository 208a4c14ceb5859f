import HeadlessUIKit
import Testing

@testable import PassiveArtistView

extension ArtistDetailViewController {
    /// Reads the texts that the user sees, from top to bottom, without loading the view. It also attaches a drawing.
    func readScreen() -> [String] {
        if let drawing { Attachment.record(drawing, named: Self.drawingName) }
        // A title view covers the title.
        let title = navigationItem.titleView.map(texts) ?? [navigationItem.title]
        return ([navigationItem.prompt] + title + texts(in: viewIfLoaded)).compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// The texts of all labels in a view. A hidden view hides everything below it.
    private func texts(in view: UIView?) -> [String?] {
        guard let view, !view.isHidden else { return [] }
        return [(view as? UILabel)?.text] + view.subviews.flatMap(texts)
    }
}
