/// Opens other screens from this one.
@MainActor
protocol EditFieldsWireFrame: AnyObject {
    func showResultScreen(isSuccess: Bool)
}
