import Foundation

/// An error with its own message, which differs from every default message.
struct FeedError: LocalizedError {
    var errorDescription: String?

    init(_ description: String = "The printing press is on strike.") {
        errorDescription = description
    }
}
