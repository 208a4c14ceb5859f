/// A test of the kit, in a source as `swift format` writes it.
struct TestSource {
    let name: String
    let firstLine: Int
    /// From `@Test` to its closing brace.
    let lines: [Substring]
    /// What blank lines separate in its body, without comments: given, act, checks.
    let paragraphs: [[Substring]]

    var isOfMemory: Bool { lines[0].contains(".memory") }
    var checks: Int { lines.map { $0.matches(of: Substring.check).count }.reduce(0, +) }

    /// What a test of the kit does without: each word that makes a reader run it in their head.
    var bannedWords: [String] {
        lines.compactMap { line in
            let word = line.firstMatch(of: /(?:^|[{;])\s*(for|while|repeat|if|switch|do|defer)\b/)?.output.1
            return (word ?? line.firstMatch(of: /\.forEach\b|\btry\?/)?.output).map { "\($0)" }
        } + name.matches(of: /\b(and|also|whatever|wherever|even)\b/).map { "\($0.output.1)" }
    }

    /// Why a reader does not see given, act and checks at a glance; nil when they do.
    ///
    /// The first paragraph with a check may have the act in the check, so what is before it may be only the given part.
    ///
    /// - Parameter isStory: whether it has one act, and only checks after it.
    func whyUnclear(isStory: Bool) -> String? {
        guard let first = paragraphs.firstIndex(where: \.hasCheck) else { return nil }
        let checks = paragraphs[first...]
        if first > 2 { return "has \(first) paragraphs before its first check: given and act are enough" }
        if !checks.allSatisfy(\.hasCheck) { return "has an act without a check after its first check" }
        guard isStory else { return nil }
        if !checks.allSatisfy(\.beginsWithCheck) { return "has an act, or no blank line, right above a check" }
        let hasHiddenAct = first == 1 && paragraphs[0].endsWithCall && !paragraphs[1].actsInCheck
        return hasHiddenAct ? "has no blank line above its act" : nil
    }

    static func all(in text: String) -> [TestSource] {
        // To its own closing brace, or that of a function in one line, whose `func` is at the indentation of the test.
        text.matches(of: /(?m)^( *)@Test(?:[^\n]* func [^\n]*\}|(?s:.*?)\n\1(?:\}|func [^\n]*\}))$/).map { match in
            let (test, indent) = match.output
            let lines = test.split(separator: "\n", omittingEmptySubsequences: false)
            let body = lines.drop { !$0.hasSuffix("{") || $0.hasPrefix(indent + " ") }.dropFirst().dropLast()
            return TestSource(
                name: test.firstMatch(of: /func (?:`([^`]+)`|(\w+))/).map { String($0.1 ?? $0.2 ?? "") } ?? "",
                firstLine: text[..<test.startIndex].count { $0 == "\n" } + 1,
                lines: lines,
                paragraphs: paragraphs(of: body)
            )
        }
    }

    private static func paragraphs(of body: ArraySlice<Substring>) -> [[Substring]] {
        var paragraphs: [[Substring]] = [[]]
        var isInText = false
        for line in body where !line.isComment {
            if line.isEndOfText { isInText.toggle() }
            if line.isEmpty, !isInText { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(line) }
        }
        return paragraphs.filter { !$0.isEmpty }
    }
}

extension [Substring] {
    fileprivate var hasCheck: Bool { contains(where: \.isCheck) }

    /// Whether a check is its first statement, or the value to compare with.
    fileprivate var beginsWithCheck: Bool {
        first?.contains(/#expect|#require|\bconfirmation\(|\bwithKnownIssue\b|^\s*let (?!.*\b(try|await)\b)/) == true
    }

    /// Whether a call comes last, or a release, after other statements. A value or a property that is set is given.
    fileprivate var endsWithCall: Bool {
        let indent = first?.prefix { $0 == " " } ?? ""
        let statements = filter { $0.dropFirst(indent.count).first?.isLetter == true }
        let given = /^\s*(let|var|weak)\b|#require|^\s*[\w.?!]+ = (?!nil)/
        return statements.count > 1 && statements.last?.contains(given) == false
    }

    /// Whether a check throws or waits, so that it may be the act.
    fileprivate var actsInCheck: Bool { contains { $0.contains(/\b(try|await|throws)\b/) } }
}

extension Substring {
    fileprivate static var check: Regex<Substring> { /#expect|\bconfirmation\(/ }
    fileprivate var isCheck: Bool { contains(Self.check) }
    fileprivate var isComment: Bool { drop { $0 == " " }.hasPrefix("//") }
    /// Whether a text of several lines begins or ends here.
    fileprivate var isEndOfText: Bool { hasSuffix("\"\"\"") || drop { $0 == " " }.hasPrefix("\"\"\"") }
}
