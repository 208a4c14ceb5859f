import Foundation

/// An error with its own message, which differs from each default message.
struct DeadLine: LocalizedError {
    let errorDescription: String? = "The line is dead."
}
