/// Errors that are not a `ServiceRequestError`.
enum ServerError: Error {
    case isBusy
    case isRestarting
    /// `ServiceRequestError` has a case of this name.
    case noData
}
