import HeadlessUIKit

/// Shows one article. The list reuses the cell for another article after it leaves the screen.
final class ArticleCell: UICollectionViewCell {
    static let identifier = "ArticleCell"

    let titleLabel = UILabel()
    let descriptionLabel = UILabel()
    let publishDateLabel = UILabel()
    let authorNameLabel = UILabel()
    let tagsLabel = UILabel()

    private lazy var column = UIStackView(arrangedSubviews: [
        titleLabel, descriptionLabel, publishDateLabel, authorNameLabel, tagsLabel,
    ])

    // An app adds its views in init(frame:). The cells of HeadlessUIKit have no initializer of their own.
    override func layoutSubviews() {
        super.layoutSubviews()
        column.axis = .vertical
        fill(with: column)
    }

    func show(_ article: DisplayedArticle) {
        // Step 5: set the text of each label.
    }
}
