/// The presenter, as its view sees it. The view calls it when the user does something.
protocol ValidationResultPresentation: AnyObject {
    func screenTouched()
}
