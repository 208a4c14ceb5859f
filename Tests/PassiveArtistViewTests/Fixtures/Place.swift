import HeadlessUIKit

@testable import PassiveArtistView

/// The texts of the props, each with the place of the screen that shows it.
enum Place: String, CaseIterable {
    case title = "navigationItem.title"
    case fullName = "fullNameLabel.text"
    case numberOfAlbums = "numberOfAlbumsLabel.text"
    case numberOfFollowers = "numberOfFollowersLabel.text"

    /// The text of the props that belongs here.
    var keyPath: WritableKeyPath<ArtistDetailProps, String> {
        switch self {
        case .title: \.title
        case .fullName: \.fullName
        case .numberOfAlbums: \.numberOfAlbums
        case .numberOfFollowers: \.numberOfFollowers
        }
    }

    /// The text that the user sees in this place.
    func text(on view: ArtistDetailViewController) -> String? {
        switch self {
        case .title: view.navigationItem.title
        case .fullName: view.shownText(of: view.fullNameLabel)
        case .numberOfAlbums: view.shownText(of: view.numberOfAlbumsLabel)
        case .numberOfFollowers: view.shownText(of: view.numberOfFollowersLabel)
        }
    }
}
