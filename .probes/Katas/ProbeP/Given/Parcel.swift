struct Parcel: Equatable {
    let sender: String
    let grams: Int
    /// From the first to the last.
    let stops: [String]
}

protocol ParcelView: AnyObject {
    func showLoading()
    func hideLoading()
    func show(title: String, stops: [String])
    func showError(_ text: String)
}

protocol ParcelService {
    /// - Parameter completion: gets the parcel, or nil without a connection.
    func fetch(_ number: String, completion: @escaping (Parcel?) -> Void)
}
