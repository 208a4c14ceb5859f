extension [String] {
    /// The names in the same order, each once: the first of several equal names keeps it, the others get a number, such as
    /// `alice (2)`, that makes no name of the list.
    ///
    /// - Parameter key: the same for names that are equal.
    func numbered(by key: (String) -> String = { $0 }) -> [String] {
        let originals = Set(map(key))
        var taken: Set<String> = []
        return map { name in
            guard !taken.insert(key(name)).inserted else { return name }
            let others = (2...).lazy.map { "\(name) (\($0))" }
            return others.first { !originals.contains(key($0)) && taken.insert(key($0)).inserted } ?? name
        }
    }
}
