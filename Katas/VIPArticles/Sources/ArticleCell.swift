import HeadlessUIKit

/// Shows one article. The list reuses the cell for another article after it leaves the screen.
final class ArticleCell: UICollectionViewCell {
    static let identifier = "ArticleCell"

    private let titleLabel = UILabel()
    private let descriptionLabel = UILabel()
    private let publishDateLabel = UILabel()
    private let authorNameLabel = UILabel()
    private let tagsLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let column = UIStackView(arrangedSubviews: [
            titleLabel, descriptionLabel, publishDateLabel, authorNameLabel, tagsLabel,
        ])
        column.axis = .vertical
        fill(with: column)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ article: DisplayedArticle) {
        // Step 5: set the text of each label.
    }
}
