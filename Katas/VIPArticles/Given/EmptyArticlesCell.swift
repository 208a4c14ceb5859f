import HeadlessUIKit

/// The only cell of a list without articles. Before a first list has arrived, there is no cell at all.
final class EmptyArticlesCell: UICollectionViewCell {
    static let identifier = "EmptyArticlesCell"

    let messageLabel = UILabel()

    // An app adds its views in init(frame:). The cells of HeadlessUIKit have no initializer of their own.
    override func layoutSubviews() {
        super.layoutSubviews()
        messageLabel.text = "No articles yet"
        fill(with: messageLabel)
    }
}
