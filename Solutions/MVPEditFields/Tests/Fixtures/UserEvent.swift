@testable import MVPEditFields

/// One thing that a user does on the screen.
enum UserEvent: CaseIterable {
    case beginsFirstEdit, typesInFirst, emptiesFirst, endsFirstEdit
    case beginsSecondEdit, typesInSecond, emptiesSecond, endsSecondEdit
    case pressesSave, tapsSave, slidesOffSave, losesTouchOfSave
    case comesBack
}

extension EditFieldsViewController {
    func receive(_ event: UserEvent) {
        switch event {
        case .beginsFirstEdit: firstInputField.sendActions(for: .editingDidBegin)
        case .typesInFirst: firstInputField.type("typed")
        case .emptiesFirst: firstInputField.type("")
        case .endsFirstEdit: firstInputField.sendActions(for: .editingDidEnd)
        case .beginsSecondEdit: secondInputField.sendActions(for: .editingDidBegin)
        case .typesInSecond: secondInputField.type("typed")
        case .emptiesSecond: secondInputField.type("")
        case .endsSecondEdit: secondInputField.sendActions(for: .editingDidEnd)
        case .pressesSave: saveButton.receive(.goesOn)
        case .tapsSave: saveButton.tap()
        case .slidesOffSave: saveButton.receive(.endsOutside)
        case .losesTouchOfSave: saveButton.receive(.isCanceled)
        case .comesBack: appearAgain()
        }
    }
}
