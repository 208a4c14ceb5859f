/// One thing that a user does on the screen: an edit of an input, or a save.
enum UserAction: CustomDebugStringConvertible {
    case first(String)
    case second(String)
    case save

    /// Failures and successes, each three times, the same text in both inputs, a long text, and inputs emptied and filled.
    static let busyUser: [Self] = [
        .first("wrong"), .second("wrong"), .save, .save, .save, .first("highsecret"), .second("highsecret"), .save,
        .second("a long new password"), .save, .save, .save, .second(""), .save, .first(""), .save,
        .first("wrong"), .second("pass2"), .save,
    ]

    var debugDescription: String {
        switch self {
        case .first(let text): "first(\"\(text)\")"
        case .second(let text): "second(\"\(text)\")"
        case .save: "save"
        }
    }
}
