/// Why there are no melodies.
enum ServiceRequestError: Error, CaseIterable {
    case unknownError
    case noNetwork
    case noData
}
