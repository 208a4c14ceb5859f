/// The presenter, as its view sees it. The view calls it when the user does something.
@MainActor
protocol ValidationResultPresentation: AnyObject {
    func screenTouched()
}
