import Foundation
import KataKit

/// The marks in a file that change how it is compiled or linked, or that silence the compiler. What they do shows in no
/// symbol.
struct CompilerMarks {
    /// Attributes that say who may call or see a declaration, how it is isolated, or how it is written. Names in upper
    /// case are those of macros, property wrappers and actors.
    private static let harmless: Set<Substring> = [
        "autoclosure", "available", "backDeployed", "concurrent", "convention", "differentiable",
        "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping", "frozen",
        "globalActor", "inlinable", "inline", "isolated", "lifetime", "main", "nonexhaustive", "nonobjc", "objc",
        "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive", "storageRestrictions",
        "testable", "unchecked", "unknown", "usableFromInline",
    ]
    /// The timeout of the compiler, in seconds.
    private static let timeout = 60.0

    private var file: String
    private var text: String
    private var launcher: ProcessLauncher

    init(file: String, launcher: ProcessLauncher) throws {
        self.file = file
        self.launcher = launcher
        text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
            .replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    }

    /// The marks that the parser sees. What looks like a mark may be in a comment, in a text or in a name.
    func findings() throws -> [AuditFinding] {
        let candidates = try candidates()
        guard !candidates.isEmpty else { return [] }
        // After this directive, the parser's places are not those of the text.
        guard !text.contains("#sourceLocation"), let dump = try parse() else { return candidates.map(finding) }
        let hasUnsafeExpression = dump.contains("(unsafe_expr ")
        let places = places(in: dump)
        let real = candidates.filter { candidate in
            guard candidate.isAttribute else { return hasUnsafeExpression }
            return [0, 1].contains { places.contains("\(candidate.line):\(candidate.column + $0)") }
        }
        guard real.isEmpty else { return real.map(finding) }
        // The parser leaves out what a condition excludes, and its conditions need not be those of the build.
        return candidates.filter(\.isInCondition).prefix(1).map {
            finding($0, "has \($0.word) in an #if: look whether it is compiled")
        }
    }

    private struct Candidate {
        var word: String
        var line: Int
        var column: Int
        var isAttribute: Bool
        /// Whether it is between the first `#if` and the last `#endif`.
        var isInCondition: Bool
    }

    /// Where the compiler's own attributes are: `12:3`. Property wrappers and result builders are not among them,
    /// whatever they are called.
    private func places(in dump: String) -> Set<Substring> {
        let parts = dump.components(separatedBy: "_attr range=[")
        return zip(parts, parts.dropFirst()).reduce(into: []) { places, parts in
            guard !parts.0.hasSuffix("(custom"), parts.1.hasPrefix("\(file):") else { return }
            places.insert(parts.1.dropFirst(file.count + 1).prefix { $0 != " " })
        }
    }

    private func candidates() throws -> [Candidate] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        let first = lines.firstIndex { $0.contains("#if") } ?? .max
        let last = lines.lastIndex { $0.contains("#endif") } ?? -1
        var found: [Candidate] = []
        while let line = lines.popFirst() {
            let index = lines.startIndex - 1
            // A file may have so many lines that this takes a submission's whole time.
            if index % 1_000 == 0 { try launcher.listener.check() }
            guard line.utf8.contains(where: { $0 == UInt8(ascii: "@") }) || line.contains("unsafe") else { continue }
            var (column, place) = (1, line.startIndex)
            for match in line.matches(of: /@(_\w*|[a-z]\w*|[^A-Za-z])|(?:^|[^\w(])(unsafe)(?!\w)|\((unsafe)(?![\w)])/) {
                if let name = match.output.1, Self.harmless.contains(name) { continue }
                let word = match.output.1.map { "@\($0)" } ?? "unsafe"
                column += line.utf8.distance(from: place, to: match.range.lowerBound)
                place = match.range.lowerBound
                found.append(
                    Candidate(
                        word: word,
                        line: index + 1,
                        column: column,
                        isAttribute: match.output.1 != nil,
                        isInCondition: (first...max(first, last)).contains(index) && first < last
                    )
                )
            }
        }
        return found
    }

    /// What the parser sees; nil if it came to no end with a file that compiles.
    private func parse() throws -> String? {
        let command = ["swiftc", "-frontend", "-dump-parse", "-D", "DEBUG", "-D", "SWIFT_PACKAGE", file]
        let output = try launcher.capture(command, timeout: Self.timeout, upTo: nil)
        return output.ending == .exited(0) ? output.text : nil
    }

    private func finding(_ candidate: Candidate) -> AuditFinding {
        finding(candidate, "has \(candidate.word), which changes what the compiler makes of the code")
    }

    private func finding(_ candidate: Candidate, _ what: String) -> AuditFinding {
        AuditFinding(file: file, line: candidate.line, what: what)
    }
}
