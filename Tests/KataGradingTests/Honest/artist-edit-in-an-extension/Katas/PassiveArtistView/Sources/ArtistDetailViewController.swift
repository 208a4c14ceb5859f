import HeadlessUIKit

final class ArtistDetailViewController: UIViewController, Buildable {
    let presenter: any ArtistDetailPresenter
    let fullNameLabel = UILabel()
    let numberOfAlbumsLabel = UILabel()
    let numberOfFollowersLabel = UILabel()

    init(presenter: any ArtistDetailPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction(title: "Edit") { [weak self] _ in self?.edit() }
        )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("there is no storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (row, label) in [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel].enumerated() {
            label.frame = CGRect(x: 16, y: CGFloat(row) * 24, width: 320, height: 20)
            view.addSubview(label)
        }
        open()
    }
}

extension ArtistDetailViewController {
    func edit() {
        presenter.onEdit()
    }

    func open() {
        presenter.onViewLoaded()
    }
}

extension ArtistDetailViewController: ArtistDetailComponent {
    func render(_ props: ArtistDetailProps) {
        let texts = [props.fullName, props.numberOfAlbums, props.numberOfFollowers]
        navigationItem.title = props.title
        zip([fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel], texts).forEach { $0.text = $1 }
    }
}
