import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// The screen, as its user sees it.
extension ArtistDetailViewController {
    func editAction(sourceLocation: SourceLocation = #_sourceLocation) throws -> UIAction {
        let primaryAction = navigationItem.rightBarButtonItem?.primaryAction
        return try #require(
            primaryAction,
            "navigationItem.rightBarButtonItem should be an edit button with a primaryAction",
            sourceLocation: sourceLocation
        )
    }

    func tapEdit(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let action = try editAction(sourceLocation: sourceLocation)
        action.performWithSender(navigationItem.rightBarButtonItem, target: nil)
    }

    /// The texts on the screen, from top to bottom, with the navigation bar first.
    var shownTexts: [String] {
        [navigationItem.title].compactMap { $0 } + labels(in: view).compactMap(\.text)
    }

    /// The parts of the screen that are not there yet.
    var missingParts: [String] {
        let shownLabels = viewIfLoaded.map(labels) ?? []
        let allLabels = [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel]
        let areLabelsShown = allLabels.allSatisfy(shownLabels.contains)
        let hasEditButton = navigationItem.rightBarButtonItem != nil
        return (areLabelsShown ? [] : ["the labels"]) + (hasEditButton ? [] : ["the edit button"])
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview in
            (subview as? UILabel).map { [$0] } ?? labels(in: subview)
        }
    }
}

extension ArtistDetailViewController: CustomTestStringConvertible {
    nonisolated public var testDescription: String {
        "an ArtistDetailViewController"
    }
}
