/// Makes names unique: the first of several equal names keeps it, the others get a number.
///
/// Strings are equal if they look equal, whatever Unicode scalars they are made of.
struct UniqueNames {
    private let originals: Set<String>
    private var taken: Set<String> = []

    /// - Parameter names: all of them, so that no number makes a name that another one has.
    init(_ names: [String]) { originals = Set(names) }

    /// `alice`, then `alice (2)`.
    mutating func unique(_ name: String) -> String {
        var unique = name
        var count = 1
        while unique != name && originals.contains(unique) || !taken.insert(unique).inserted {
            count += 1
            unique = "\(name) (\(count))"
        }
        return unique
    }
}
