/// What a user can do.
enum Call: Equatable {
    case increment
    case reset
}

/// What happened then.
struct Event: Equatable {
    var call: Call
    var before: Int

    var after: Int {
        switch call {
        case .increment: before + 1
        case .reset: 0
        }
    }
}

/// What can go wrong, for a later version.
struct Issue: Error {
    var comment: Comment
}

struct Comment: Hashable {
    var rawValue: String
}
