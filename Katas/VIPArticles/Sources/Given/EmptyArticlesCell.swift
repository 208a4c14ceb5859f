import HeadlessUIKit

/// Stands in the list when there is nothing else to show.
final class EmptyArticlesCell: UICollectionViewCell {
    static let identifier = "EmptyArticlesCell"

    let messageLabel = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        messageLabel.text = "No articles yet"
        fill(with: messageLabel)
    }
}
