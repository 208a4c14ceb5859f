import Foundation

/// An error with its own message, which differs from each default message, and from its other texts.
struct DeadLine: LocalizedError {
    let errorDescription: String? = "The line is dead."
    let failureReason: String? = "A storm."
    let recoverySuggestion: String? = "Wait."
}
