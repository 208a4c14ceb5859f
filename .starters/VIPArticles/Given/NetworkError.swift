import Foundation

/// The reason why there are no articles, with a message for the user.
enum NetworkError: Error, Equatable {
    case noData
    case decodingError
    case badStatus(Int)
    case transport(String)
}

extension NetworkError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .noData: "The server sent nothing."
        case .decodingError: "The server sent something that is not a list of articles."
        case .badStatus(let status): "The server answered with status \(status)."
        case .transport(let reason): "The server could not be reached: \(reason)"
        }
    }
}
