/// The way from this screen to others.
@MainActor
protocol EditFieldsWireFrame: AnyObject {
    func showResultScreen(isSuccess: Bool)
}
