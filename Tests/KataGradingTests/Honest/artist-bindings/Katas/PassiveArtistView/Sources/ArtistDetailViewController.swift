import HeadlessUIKit

/// The texts of the screen are bound to their places by key paths.
final class ArtistDetailViewController: UIViewController, ArtistDetailComponent {
    private typealias Binding = (text: KeyPath<ArtistDetailProps, String>, label: UILabel)

    let presenter: any ArtistDetailPresenter
    private(set) lazy var fullNameLabel = UILabel()
    private(set) lazy var numberOfAlbumsLabel = UILabel()
    private(set) lazy var numberOfFollowersLabel = UILabel()

    private lazy var bindings: [Binding] = [
        (\.fullName, fullNameLabel),
        (\.numberOfAlbums, numberOfAlbumsLabel),
        (\.numberOfFollowers, numberOfFollowersLabel),
    ]

    init(presenter: any ArtistDetailPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: bindings.map(\.label))
        stack.axis = .vertical
        view.addSubview(stack)
        addEditButton()
        presenter.onViewLoaded()
    }

    func render(_ props: ArtistDetailProps) {
        title = props.title
        for (text, label) in bindings { label.text = props[keyPath: text] }
    }

    private func addEditButton() {
        let edit = UIAction { [unowned presenter] _ in presenter.onEdit() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit, primaryAction: edit)
    }
}
