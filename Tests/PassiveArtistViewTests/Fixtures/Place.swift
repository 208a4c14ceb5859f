import HeadlessUIKit

@testable import PassiveArtistView

/// The places of the screen that show a text.
enum Place: String, CaseIterable {
    case title
    case fullName
    case numberOfAlbums
    case numberOfFollowers

    /// The property of the props that the text comes from.
    var source: String {
        "props.\(rawValue)"
    }

    /// The property of the view that shows it.
    var target: String {
        switch self {
        case .title: "navigationItem.title"
        case .fullName: "fullNameLabel.text"
        case .numberOfAlbums: "numberOfAlbumsLabel.text"
        case .numberOfFollowers: "numberOfFollowersLabel.text"
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
