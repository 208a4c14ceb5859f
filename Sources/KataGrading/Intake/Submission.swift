import Foundation

/// What a learner handed in, found but not read yet.
struct Submission: Sendable {
    enum Kind: Sendable {
        case folder
        case zip
        case tar
        /// Nothing that could hold a submission.
        case unknown
    }

    var id: String
    /// As the one who grades named it.
    var path: String
    var location: URL
    var kind: Kind
}

/// What was taken of one kata.
struct HandedIn: Sendable, Equatable {
    /// The learner's own files by their path below `Sources`; nothing of `Given`.
    var sources: [String: Data] = [:]
    /// By their path below `Tests`.
    var tests: [String: Data] = [:]
    /// What was left out, and why.
    var leftOut: [String] = []
}

/// Why a submission cannot be read.
struct Unreadable: Error {
    var reason: String
}
