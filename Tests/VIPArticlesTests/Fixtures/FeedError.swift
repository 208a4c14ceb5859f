import Foundation

/// An error with words of its own, so that nobody's default can be mistaken for them.
struct FeedError: LocalizedError {
    var errorDescription: String?

    init(_ description: String = "The printing press is on strike.") {
        errorDescription = description
    }
}
