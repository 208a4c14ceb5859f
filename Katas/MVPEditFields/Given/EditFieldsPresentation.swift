/// The presenter, as its view sees it. The view calls it when the user does something.
protocol EditFieldsPresentation: AnyObject {
    func firstInputDidChange(_ text: String)
    func secondInputDidChange(_ text: String)
    func saveActionTouched()
}
