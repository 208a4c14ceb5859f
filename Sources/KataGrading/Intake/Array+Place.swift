extension [String] {
    /// The place of a name as a person types it: exactly or, where only one is like it, in short or without its folder.
    func place(of name: String) -> Int? {
        firstIndex(of: name)
            ?? (only { $0.inShort == name.inShort } ?? only { $0.hasSuffix("/\(name)") }).flatMap(firstIndex)
    }

    /// The element that fits, unless others fit too.
    func only(where fits: (String) -> Bool) -> String? {
        let all = filter(fits)
        return all.count == 1 ? all[0] : nil
    }
}

extension String {
    /// The same in another case, and for a number whose first zeros a spreadsheet removed.
    var inShort: String { (wholeMatch(of: /0*(\d+)/)?.output.1 ?? self[...]).lowercased() }
}
