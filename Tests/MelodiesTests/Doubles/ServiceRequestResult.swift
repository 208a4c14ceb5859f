/// What a service double pretends to have got.
enum ServiceRequestResult {
    case success
    case error(any Error)
}
