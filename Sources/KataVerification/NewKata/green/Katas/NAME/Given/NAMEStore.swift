/// Keeps the texts of the user.
protocol NAMEStore: AnyObject {
    func save(_ text: String)
}
