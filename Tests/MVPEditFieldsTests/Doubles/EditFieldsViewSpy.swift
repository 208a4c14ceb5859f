@testable import MVPEditFields

/// Logs the texts that each setter gets, in order.
final class EditFieldsViewSpy: EditFieldsView {
    private(set) var firstFieldTitles: [String] = []
    private(set) var firstInputPlaceholders: [String] = []
    private(set) var secondFieldTitles: [String] = []
    private(set) var secondInputPlaceholders: [String] = []
    private(set) var saveButtonTitles: [String] = []

    /// What the user reads, from top to bottom: the last text of each setter.
    var shownTexts: [String] {
        [firstFieldTitles, firstInputPlaceholders, secondFieldTitles, secondInputPlaceholders, saveButtonTitles]
            .compactMap(\.last)
    }

    func setFirstFieldTitle(_ text: String) {
        firstFieldTitles.append(text)
    }

    func setFirstInputFieldPlaceholder(_ text: String) {
        firstInputPlaceholders.append(text)
    }

    func setSecondFieldTitle(_ text: String) {
        secondFieldTitles.append(text)
    }

    func setSecondInputFieldPlaceholder(_ text: String) {
        secondInputPlaceholders.append(text)
    }

    func setSaveButtonTitle(_ text: String) {
        saveButtonTitles.append(text)
    }
}
