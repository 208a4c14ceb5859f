import Foundation

/// An error with its own message, which differs from every default message.
struct FeedError: LocalizedError {
    let errorDescription: String?
}
