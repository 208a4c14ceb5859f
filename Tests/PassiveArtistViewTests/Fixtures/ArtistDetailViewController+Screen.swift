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

    /// The user comes to the screen.
    func appear() {
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
    }

    /// The user goes to another screen.
    func disappear() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// The texts that the user sees, from top to bottom, with the navigation bar first. An empty text shows nothing, so
    /// its label may be hidden or not.
    var shownTexts: [String] {
        let texts = [navigationItem.title] + visibleLabels(in: view).map(\.text)
        return texts.compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// The text of a label, if the user sees it.
    func shownText(of label: UILabel) -> String? {
        visibleLabels(in: view).contains(label) ? label.text : nil
    }

    /// The parts of the screen that are not there yet. A part that is there may be hidden as long as it shows nothing.
    var missingParts: [String] {
        let labels = [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel]
        let areLabelsThere = viewIfLoaded.map { view in labels.allSatisfy { $0.isDescendant(of: view) } } ?? false
        let hasEditButton = navigationItem.rightBarButtonItem != nil
        return (areLabelsThere ? [] : ["the labels"]) + (hasEditButton ? [] : ["the edit button"])
    }

    /// A hidden view hides everything below it.
    private func visibleLabels(in view: UIView) -> [UILabel] {
        guard !view.isHidden else { return [] }
        return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(visibleLabels)
    }
}
