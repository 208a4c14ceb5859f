import HeadlessUIKit

final class ArticleCell: UICollectionViewCell {
    static var identifier: String { String(describing: self) }

    let column = UIStackView()

    override func layoutSubviews() {
        super.layoutSubviews()
        fill(with: column)
    }

    func show(_ article: DisplayedArticle) {
        column.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for text in [article.title, article.description, article.publishDate, article.authorName, article.tags] {
            let label = UILabel()
            label.text = text
            column.addArrangedSubview(label)
        }
    }
}
