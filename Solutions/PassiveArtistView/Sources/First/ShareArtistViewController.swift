import HeadlessUIKit

/// Shows the line, with a button that shares it.
final class ShareArtistViewController: UIViewController {
    let lineLabel = UILabel()
    let shareButton = UIButton(type: .system)
    let presenter: any ShareArtistPresenter

    init(presenter: any ShareArtistPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        shareButton.setTitle("Share", for: .normal)
        // The empty view fills the space below the button.
        let column = UIStackView(arrangedSubviews: [lineLabel, shareButton, UIView()])
        column.axis = .vertical
        column.spacing = 8
        column.isLayoutMarginsRelativeArrangement = true
        column.backgroundColor = .systemBackground
        view = column
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        shareButton.addAction(UIAction { [weak self] _ in self?.presenter.onShare() }, for: .touchUpInside)
        presenter.onViewLoaded()
    }
}

extension ShareArtistViewController: ShareArtistComponent {
    func render(_ props: ShareArtistProps) {
        lineLabel.text = props.line
        shareButton.isEnabled = props.canShare
    }
}
