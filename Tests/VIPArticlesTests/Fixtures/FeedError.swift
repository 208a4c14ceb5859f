import Foundation

/// An error with its own message, which differs from every default message, and from its other texts.
struct FeedError: LocalizedError {
    let errorDescription: String?
    var failureReason: String? { "A roll is torn." }
    var recoverySuggestion: String? { "Call the printer." }
}
