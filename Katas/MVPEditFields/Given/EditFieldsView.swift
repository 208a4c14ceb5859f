/// The view, as its presenter sees it: five places for a text.
protocol EditFieldsView: AnyObject {
    func setFirstFieldTitle(_ text: String)
    func setFirstInputFieldPlaceholder(_ text: String)
    func setSecondFieldTitle(_ text: String)
    func setSecondInputFieldPlaceholder(_ text: String)
    func setSaveButtonTitle(_ text: String)
}
