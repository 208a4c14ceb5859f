import HeadlessUIKit

final class ArticleCell: UICollectionViewCell {
    static let identifier = "ArticleCell"

    private let texts: [KeyPath<DisplayedArticle, String>] = [
        \.title, \.description, \.publishDate, \.authorName, \.tags,
    ]
    private lazy var labels = texts.map { _ in UILabel() }
    private lazy var column: UIStackView = {
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        return column
    }()

    override func layoutSubviews() {
        super.layoutSubviews()
        fill(with: column)
    }

    func show(_ article: DisplayedArticle) {
        zip(labels, texts).forEach { label, text in label.text = article[keyPath: text] }
    }
}
