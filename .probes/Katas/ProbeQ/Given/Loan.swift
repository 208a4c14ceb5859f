protocol LoanView: AnyObject {
    func show(_ text: String)
    func setButton(enabled: Bool)
    func showMessage(_ text: String)
}

protocol LoanDesk {
    /// - Parameter completion: gets the new last day, or nil where another reader waits for the book.
    func renew(_ title: String, completion: @escaping (Int?) -> Void)
}
