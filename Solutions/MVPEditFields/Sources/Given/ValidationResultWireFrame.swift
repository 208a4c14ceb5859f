/// The way out of this screen.
@MainActor
protocol ValidationResultWireFrame: AnyObject {
    func dismissModule()
}
