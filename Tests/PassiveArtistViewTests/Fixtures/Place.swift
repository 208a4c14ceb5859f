import HeadlessUIKit

@testable import PassiveArtistView

/// The places of the screen that show a text, from top to bottom.
enum Place: CaseIterable {
    case title, fullName, numberOfAlbums, numberOfFollowers

    func text(on view: ArtistDetailViewController) -> String? {
        switch self {
        case .title: view.navigationItem.title
        case .fullName: view.fullNameLabel.text
        case .numberOfAlbums: view.numberOfAlbumsLabel.text
        case .numberOfFollowers: view.numberOfFollowersLabel.text
        }
    }
}
