extension [String] {
    /// The place of a name as a person types it: exactly or, where only one is like it, in another case.
    func place(of name: String) -> Int? {
        firstIndex(of: name) ?? only { $0.lowercased() == name.lowercased() }.flatMap(firstIndex)
    }

    /// The element that fits, unless others fit too.
    func only(where fits: (String) -> Bool) -> String? {
        let all = filter(fits)
        return all.count == 1 ? all[0] : nil
    }
}
