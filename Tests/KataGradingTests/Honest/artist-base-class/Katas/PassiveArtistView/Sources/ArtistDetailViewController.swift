import HeadlessUIKit

final class ArtistDetailViewController: ColumnViewController {
    let presenter: any ArtistDetailPresenter

    var fullNameLabel: UILabel { labels[0] }
    var numberOfAlbumsLabel: UILabel { labels[1] }
    var numberOfFollowersLabel: UILabel { labels[2] }

    init(presenter: any ArtistDetailPresenter) {
        self.presenter = presenter
        super.init(rows: 3)
        onLoad = { [weak self] in self?.didLoad() }
    }

    private func didLoad() {
        navigationItem.rightBarButtonItem = .edit { [weak self] in self?.presenter.onEdit() }
        presenter.onViewLoaded()
    }
}

extension ArtistDetailViewController: ArtistDetailComponent {
    func render(_ props: ArtistDetailProps) {
        navigationItem.title = props.title
        show([props.fullName, props.numberOfAlbums, props.numberOfFollowers])
    }
}
