import HeadlessUIKit
import Testing

@testable import VIPArticles

extension ArticlesViewController {
    /// Displays articles, and draws the list with them.
    func show(_ articles: [DisplayedArticle]) {
        displayArticles(viewModel: .init(displayedArticles: articles))
        view.layoutIfNeeded()
    }

    /// Lays out the loaded screen, as UIKit does before it draws, and adds a drawing of it to the report. The view must be
    /// loaded: otherwise the user sees nothing.
    func readScreen() -> ShownScreen {
        guard isViewLoaded else { return ShownScreen() }
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.layoutIfNeeded()
        if let drawing { Attachment.record(drawing, named: Self.drawingName) }
        let cells = collectionView.indexPathsForVisibleItems.sorted().compactMap(collectionView.cellForItem)
        return ShownScreen(
            items: isShown(collectionView) ? cells.map(texts) : [],
            error: isShown(errorLabel) && errorLabel.text != "" ? errorLabel.text : nil,
            isLoading: isShown(activityIndicator) && activityIndicator.isAnimating
        )
    }

    /// Whether the part is in the view, and neither it nor a view around it is hidden.
    private func isShown(_ part: UIView) -> Bool {
        part.isDescendant(of: view) && sequence(first: part, next: \.superview).allSatisfy { !$0.isHidden }
    }

    /// Each line of a label is a text.
    private func texts(in view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        guard let label = view as? UILabel else { return view.subviews.flatMap(texts) }
        return (label.text ?? "").split(separator: "\n").map(String.init)
    }
}
