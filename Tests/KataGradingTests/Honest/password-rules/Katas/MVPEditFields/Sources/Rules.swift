/// What the user typed.
struct Form {
    enum Field: Hashable {
        case current
        case new
    }

    private var texts: [Field: String] = [:]

    subscript(field: Field) -> String {
        get { texts[field, default: ""] }
        set { texts[field] = newValue }
    }
}

struct Rule {
    var allows: (Form) -> Bool

    static func current(is password: String) -> Rule {
        Rule { $0[.current] == password }
    }

    static func new(isNot password: String) -> Rule {
        Rule { $0[.new] != password }
    }

    static let newIsNotEmpty = Rule { !$0[.new].isEmpty }
}

extension Rule: @unchecked Sendable {}
