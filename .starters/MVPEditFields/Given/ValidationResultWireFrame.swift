/// Closes this screen.
@MainActor
protocol ValidationResultWireFrame: AnyObject {
    func dismissModule()
}
