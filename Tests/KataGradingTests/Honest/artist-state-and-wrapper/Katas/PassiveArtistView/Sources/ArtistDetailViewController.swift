import HeadlessUIKit

#if canImport(os)
    import os
#endif

/// A label with one text, in the look of this screen.
@MainActor
@propertyWrapper
struct Shown {
    let wrappedValue = UILabel()

    var projectedValue: String? {
        get { wrappedValue.text }
        nonmutating set { wrappedValue.text = newValue }
    }
}

final class ArtistDetailViewController: UIViewController {
    enum State: Equatable {
        case empty
        case showing(ArtistDetailProps)
    }

    @Shown var fullNameLabel
    @Shown var numberOfAlbumsLabel
    @Shown var numberOfFollowersLabel
    let presenter: any ArtistDetailPresenter
    private let spacing: CGFloat
    private var state = State.empty {
        didSet { if state != oldValue { update() } }
    }

    init(presenter: any ArtistDetailPresenter, spacing: CGFloat = 8) {
        self.presenter = presenter
        self.spacing = spacing
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let column = UIStackView(arrangedSubviews: [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel])
        column.axis = .vertical
        column.spacing = spacing
        view = column
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit, primaryAction: editing)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log("loaded")
        presenter.onViewLoaded()
    }

    private var editing: UIAction {
        UIAction { [weak presenter] _ in presenter?.onEdit() }
    }

    private func update() {
        guard case .showing(let props) = state else { return }
        navigationItem.title = props.title
        $fullNameLabel = props.fullName
        $numberOfAlbumsLabel = props.numberOfAlbums
        $numberOfFollowersLabel = props.numberOfFollowers
    }

    private func log(_ text: String) {
        #if canImport(os)
            Logger(subsystem: "katas", category: "artist").debug("\(text)")
        #endif
    }
}

extension ArtistDetailViewController: ArtistDetailComponent {
    func render(_ props: ArtistDetailProps) {
        state = .showing(props)
    }
}
