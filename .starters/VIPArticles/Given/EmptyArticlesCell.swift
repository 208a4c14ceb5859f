import HeadlessUIKit

/// The only cell of a list without articles. Before a first list has arrived, there is no cell at all.
final class EmptyArticlesCell: UICollectionViewCell {
    static let identifier = "EmptyArticlesCell"

    override init(frame: CGRect) {
        super.init(frame: frame)
        let messageLabel = UILabel()
        messageLabel.text = "No articles yet"
        fill(with: messageLabel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
