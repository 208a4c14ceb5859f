/// What the view sees of its presenter: whom to tell what the user did.
@MainActor
protocol ValidationResultPresentation: AnyObject {
    func screenTouched()
}
