extension FixtureKit {
    /// A mutant that replaces a whole file, by its path in the kata's folder.
    package static func patch(
        _ path: String,
        from original: String,
        to mutated: String,
        effect: String = "A user notices.",
        hint: String = "A test is missing."
    ) -> String {
        let old = lines(of: original)
        let new = lines(of: mutated)
        return """
            \(effect)
            \(hint)
            diff --git a/\(path) b/\(path)
            --- a/\(path)
            +++ b/\(path)
            @@ -1,\(old.count) +1,\(new.count) @@
            \((old.map { "-\($0)" } + new.map { "+\($0)" }).joined(separator: "\n"))

            """
    }

    private static func lines(of text: String) -> [Substring] {
        (text.hasSuffix("\n") ? text.dropLast() : text[...]).split(separator: "\n", omittingEmptySubsequences: false)
    }
}
