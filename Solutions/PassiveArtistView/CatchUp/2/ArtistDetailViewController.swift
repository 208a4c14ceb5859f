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

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in self?.presenter.onEdit() }
        )
        presenter.onViewLoaded()
    }
}

extension ArtistDetailViewController: ArtistDetailComponent {
    func render(_ props: ArtistDetailProps) {
        // Step 2: show each text in its place.
    }
}
