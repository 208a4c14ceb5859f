/// An error that is not a `ServiceRequestError`.
enum ServerError: Error {
    case isBusy
}
