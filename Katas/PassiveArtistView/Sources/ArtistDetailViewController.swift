import HeadlessUIKit

final class ArtistDetailViewController: UIViewController {
    // The tests read the labels and the presenter, so these are not private.
    let fullNameLabel = UILabel()
    let numberOfAlbumsLabel = UILabel()
    let numberOfFollowersLabel = UILabel()
    let presenter: any ArtistDetailPresenter

    init(presenter: any ArtistDetailPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        // The empty view fills the space below the labels.
        let column = UIStackView(arrangedSubviews: [
            fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel, UIView(),
        ])
        column.axis = .vertical
        column.spacing = 8
        column.isLayoutMarginsRelativeArrangement = true
        column.backgroundColor = .systemBackground
        view = column
    }

    // Step 1: when the view has loaded, add an edit button on the right of the navigation bar. Its UIAction calls the
    // presenter. Then tell the presenter that the view has loaded.
}

extension ArtistDetailViewController: ArtistDetailComponent {
    func render(_ props: ArtistDetailProps) {
        // Step 2: show each text in its place.
    }
}
