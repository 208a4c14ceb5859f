import HeadlessUIKit

final class ArtistDetailViewController: UIViewController {
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
        // The empty view takes the room that is left below the labels.
        let column = UIStackView(arrangedSubviews: [
            fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel, UIView(),
        ])
        column.axis = .vertical
        column.spacing = 8
        column.isLayoutMarginsRelativeArrangement = true
        column.backgroundColor = .systemBackground
        view = column
    }

    // Step 1: tell the presenter that the view loaded, and pass taps on an edit button on to it.
}

extension ArtistDetailViewController: ArtistDetailComponent {
    func render(_ props: ArtistDetailProps) {
        // Step 2: put each text where it belongs.
    }
}
