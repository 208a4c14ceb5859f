import HeadlessUIKit

@testable import PassiveArtistView

/// The places of the screen that show a text, from top to bottom. A hidden label shows none.
enum Place: CaseIterable {
    case title, fullName, numberOfAlbums, numberOfFollowers

    func text(on view: ArtistDetailViewController) -> String? {
        let label: UILabel
        switch self {
        case .title: return view.navigationItem.title
        case .fullName: label = view.fullNameLabel
        case .numberOfAlbums: label = view.numberOfAlbumsLabel
        case .numberOfFollowers: label = view.numberOfFollowersLabel
        }
        return label.isHidden ? nil : label.text
    }
}
