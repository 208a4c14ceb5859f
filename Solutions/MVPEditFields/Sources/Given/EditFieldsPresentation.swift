/// What the view sees of its presenter: whom to tell what the user did.
@MainActor
protocol EditFieldsPresentation: AnyObject {
    func firstInputDidChange(_ text: String)
    func secondInputDidChange(_ text: String)
    func saveActionTouched()
}
