/// Makes names unique: the first of several equal names keeps it, the others get a number.
///
/// Strings are equal if they look equal, whatever Unicode scalars they are made of.
struct Numbering {
    private let originals: Set<String>
    private var taken: Set<String> = []

    /// - Parameter names: all of them, so that no number makes a name that another one has.
    init(_ names: [String]) {
        originals = Set(names)
    }

    /// - Parameter number: adds a number to the name.
    mutating func unique(
        _ name: String,
        numbered number: (String, Int) -> String = { "\($0) (\($1))" }
    ) -> String {
        guard !taken.insert(name).inserted else { return name }
        var unique = name
        var count = 1
        repeat {
            count += 1
            unique = number(name, count)
        } while originals.contains(unique) || !taken.insert(unique).inserted
        return unique
    }
}
