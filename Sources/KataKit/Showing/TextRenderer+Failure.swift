extension TextRenderer {
    /// How many failures of one test are shown. An argument table often has one cause.
    private static let mostFailures = 2
    /// How many lines of a test's output are shown.
    private static let mostLines = 20
    /// How the message of an expectation begins.
    private static let expectation = "Expectation failed: "

    /// A test that did not pass: first which object should have done what, then what the runner saw.
    ///
    /// - Parameter code: whose values they are; nil for the learner's code.
    func failure(of test: TestOutcome, on code: String? = nil, showsAll: Bool = false) -> String {
        let head = "\(mark(false)) \(style.bold(test.name))"
        guard !test.failures.isEmpty else {
            return "\(head)\n    \(test.id.isEmpty ? words.notFound : words.notRun)"
        }
        // What ended the test comes last.
        let isCut = [.crashed, .timedOut].contains(test.verdict) && test.failures.count > Self.mostFailures
        let first = isCut ? Array(test.failures.prefix(Self.mostFailures - 1) + test.failures.suffix(1)) : test.failures
        let shown = showsAll ? test.failures : Array(first.prefix(Self.mostFailures))
        var texts = zip(shown, [nil] + shown).map { account(of: $0, in: test, after: $1, on: code) }
        let rest = test.failures.count - shown.count
        if rest > 0 { texts.append(words.more(rest)) }
        if let printed = test.printed {
            let output = abridged(printed, to: showsAll ? .max : Self.mostLines)
            texts.append("\(words.printed)\n\(output.indented(by: 2))")
        }
        return "\(head)\n\(texts.joined(separator: "\n\n").indented(by: 4))"
    }

    /// A failure without what the one before it says too: a place or a sentence matters only once.
    private func account(
        of failure: TestOutcome.Failure,
        in test: TestOutcome,
        after last: TestOutcome.Failure?,
        on code: String?
    ) -> String {
        let place = failure.location ?? test.location
        let isSamePlace = last.map { ($0.location ?? test.location) == place } ?? false
        let comments = failure.messages.dropFirst()
        let isSameComment = last.map { $0.messages.dropFirst() == comments } ?? false
        let heading = [
            isSamePlace ? nil : place.map { style.paint($0.text(from: folder), .cyan) },
            failure.caller.map { words.called(from: $0.text(from: folder)) },
            failure.arguments.map { words.with(withoutTypePaths($0).printable) },
        ]
        let said =
            (isSamePlace && isSameComment ? [] : comments)
            + (failure.messages.first?.hasPrefix(Self.expectation) == true ? [code].compactMap { $0 } : [])
            + failure.messages.prefix(1).map { stacked(withoutTypePaths($0.withVisibleBlanks)) }
            + (failure.messages.first.map(printsTwoEqualSides) == true ? [words.sidesPrintTheSame] : [])
        let title = failure.isAttachedLater == true ? [words.atTheEnd] : []
        let attached = failure.attachment.map { title + [abridged($0)] } ?? []
        return (heading.compactMap { $0 } + said + attached).joined(separator: "\n")
    }

    private func abridged(_ text: String, to most: Int = Self.mostLines) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return firstLines(lines, most: most).joined(separator: "\n")
    }

    /// The first lines, and how many more there are.
    func firstLines(_ lines: [String], most: Int) -> [String] {
        lines.prefix(most) + (lines.count > most ? [words.more(lines.count - most)] : [])
    }

    /// `setTitle("a")` for `XTests.ListSpy.Call.setTitle("a")`. Swift's own types have no path either.
    private func withoutTypePaths(_ message: String) -> String {
        let modules = (["Swift"] + kit.katas.map { "\($0.name)(?:Own|First)?(?:Tests)?" }).joined(separator: "|")
        let type = #"(?:\(unknown context at \$\w+\)|[A-Z]\w*(?:<[^()"]*>)?)\."#
        guard let path = try? Regex("\\b(?:\(modules))\\.(?:\(type))*(?=\\w)") else { return message }
        return message.replacing(path, with: "")
    }

    /// The actual value and the expected one, below each other if a line is too short for both.
    private func stacked(_ message: String) -> String {
        guard message.hasPrefix(Self.expectation), message.count > 100 else { return message }
        let operation = String(repeating: " ", count: Self.expectation.count - 3) + "== "
        return message.replacing(") == ", with: ")\n\(operation)", maxReplacements: 1)
    }

    /// Whether the values of `(a → 1) == (b → 1)` look the same.
    private func printsTwoEqualSides(_ message: String) -> Bool {
        let sides = message.components(separatedBy: ") == (").compactMap { $0.components(separatedBy: " → ").last }
        return sides.count == 2 && "\(sides[0]))" == sides[1]
    }
}
