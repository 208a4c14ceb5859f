/// What the presenter sees of the view: a title and one of two colours.
@MainActor
protocol ValidationResultView: AnyObject {
    func setTitle(_ text: String)
    func setSuccessColor()
    func setFailColor()
}
