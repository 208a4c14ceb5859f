/// The result that a test double of a service emulates.
enum ServiceRequestResult {
    case success
    case error(any Error)
}
