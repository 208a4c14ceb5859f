/// The view, as its presenter sees it: a title and one of two colors.
protocol ValidationResultView: AnyObject {
    func setTitle(_ text: String)
    func setSuccessColor()
    func setFailColor()
}
