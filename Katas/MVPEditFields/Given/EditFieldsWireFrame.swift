/// Opens other screens from this one.
protocol EditFieldsWireFrame: AnyObject {
    func showResultScreen(isSuccess: Bool)
}
