@testable import MVPEditFields

/// Records what the user sees: the last text of each setter. Earlier ones are gone before the screen is drawn.
final class EditFieldsViewSpy: EditFieldsView {
    private(set) var texts: [FieldText: String] = [:]

    /// The texts on the screen, from top to bottom.
    var shownTexts: [String] {
        FieldText.allCases.compactMap { texts[$0] }
    }

    func setFirstFieldTitle(_ text: String) {
        texts[.firstFieldTitle] = text
    }

    func setFirstInputFieldPlaceholder(_ text: String) {
        texts[.firstInputPlaceholder] = text
    }

    func setSecondFieldTitle(_ text: String) {
        texts[.secondFieldTitle] = text
    }

    func setSecondInputFieldPlaceholder(_ text: String) {
        texts[.secondInputPlaceholder] = text
    }

    func setSaveButtonTitle(_ text: String) {
        texts[.saveActionTitle] = text
    }
}
