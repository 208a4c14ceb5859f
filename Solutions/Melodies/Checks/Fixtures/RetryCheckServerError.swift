/// Errors that are not a `ServiceRequestError`.
enum ServerError: Error {
    case isBusy
    case isRestarting
}
