extension FixtureKit {
    /// A mutant that replaces a whole file below `Sources`.
    static func patch(_ path: String, from original: String, to mutated: String) -> String {
        let old = original.split(separator: "\n", omittingEmptySubsequences: true)
        let new = mutated.split(separator: "\n", omittingEmptySubsequences: true)
        return """
            A user notices.
            A test is missing.
            diff --git a/Sources/\(path) b/Sources/\(path)
            --- a/Sources/\(path)
            +++ b/Sources/\(path)
            @@ -1,\(old.count) +1,\(new.count) @@
            \((old.map { "-\($0)" } + new.map { "+\($0)" }).joined(separator: "\n"))

            """
    }
}
