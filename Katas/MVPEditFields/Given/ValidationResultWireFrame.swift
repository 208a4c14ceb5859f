/// Closes this screen.
protocol ValidationResultWireFrame: AnyObject {
    func dismissModule()
}
