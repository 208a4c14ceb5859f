import HeadlessUIKit
import Testing

@testable import PassiveArtistView

/// The screen, as its user sees it.
extension ArtistDetailViewController {
    func editAction(sourceLocation: SourceLocation = #_sourceLocation) throws -> UIAction {
        let button = navigationItem.rightBarButtonItem
        let primaryAction = button?.primaryAction
        let action = try #require(
            primaryAction,
            "navigationItem.rightBarButtonItem should be an edit button with a primaryAction",
            sourceLocation: sourceLocation
        )
        try #require(
            button?.isEnabled == true,
            "the edit button should be enabled, also after a tap",
            sourceLocation: sourceLocation
        )
        return action
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
        // A title view covers the title.
        let title = navigationItem.titleView.map(texts) ?? [navigationItem.title]
        let buttons = navigationItem.leftBarButtonItems ?? []
        let all = [navigationItem.prompt] + buttons.map(\.title) + title + texts(in: view)
        return all.compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// The text of a label, if the user sees it.
    func shownText(of label: UILabel) -> String? {
        let isHidden = sequence(first: label as UIView) { $0.superview }.contains { $0.isHidden }
        return label.isDescendant(of: view) && !isHidden ? label.text : nil
    }

    /// The parts of the screen that are not there yet. A part that is there may be hidden as long as it shows nothing.
    var missingParts: [String] {
        let labels = [fullNameLabel, numberOfAlbumsLabel, numberOfFollowersLabel]
        let areLabelsThere = viewIfLoaded.map { view in labels.allSatisfy { $0.isDescendant(of: view) } } ?? false
        let hasEditButton = navigationItem.rightBarButtonItem?.primaryAction != nil
        return (areLabelsThere ? [] : ["the labels"]) + (hasEditButton ? [] : ["the edit button with its action"])
    }

    /// A hidden view hides everything below it.
    private func texts(in view: UIView) -> [String?] {
        guard !view.isHidden else { return [] }
        return switch view {
        case let label as UILabel: [label.text]
        case let button as UIButton: [button.currentTitle]
        case let field as UITextField: [field.text, field.placeholder]
        default: view.subviews.flatMap(texts)
        }
    }
}
