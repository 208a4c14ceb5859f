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

    @MainActor
    func text(on view: ArtistDetailViewController) -> String? {
        switch self {
        case .title: view.navigationItem.title
        case .fullName: view.fullNameLabel.text
        case .numberOfAlbums: view.numberOfAlbumsLabel.text
        case .numberOfFollowers: view.numberOfFollowersLabel.text
        }
    }
}
