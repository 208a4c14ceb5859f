import Foundation

/// What Swift printed when a test process broke off: a message, and a backtrace if it was asked for one.
struct CrashText: Equatable, Sendable {
    /// A place in Swift's message, which names a file by its module and without its folders.
    struct Place: Equatable, Sendable {
        var module: String
        var file: String
        var line: Int
    }

    /// Why Swift ended the process.
    var message: String?
    /// Where the message says that it was. This may be in Swift's own library.
    var place: Place?
    /// The function whose continuation was dropped before it was resumed.
    var leak: String?
    /// The frames of the thread that crashed, the innermost first.
    var frames: [Frame] = []

    private static let longestMessage = 400

    init(in text: String) {
        var isCrashed = false
        for line in text.split(whereSeparator: \.isNewline) {
            if let heading = line.wholeMatch(of: /Thread \d+.*?( crashed)?:/) {
                isCrashed = heading.output.1 != nil
            } else if let frame = Frame(line) {
                if isCrashed { frames.append(frame) }
            } else {
                read(line)
            }
        }
    }

    private mutating func read(_ line: Substring) {
        if let trap = line.wholeMatch(of: Self.trap)?.output {
            note(trap.5.map { "\(trap.4): \($0)" } ?? "\(trap.4)")
            if let module = trap.1, let file = trap.2, let line = trap.3.flatMap({ Int($0) }) {
                place = Place(module: String(module), file: String(file), line: line)
            }
        } else if line.hasPrefix("Could not cast value of type ") || line.hasPrefix("Simultaneous accesses to ") {
            note(String(line))
        } else if let mark = line.firstRange(of: "SWIFT TASK CONTINUATION MISUSE: "),
            let end = line[mark.upperBound...].firstRange(of: " leaked its continuation")
        {
            leak = String(line[mark.upperBound..<end.lowerBound])
        }
    }

    private mutating func note(_ message: String) {
        // Addresses are different in each run.
        self.message = String(message.prefix(Self.longestMessage)).replacing(#/ \(?0x[0-9a-f]+\)?/#, with: "")
        place = nil
    }

    nonisolated(unsafe) private static let trap =
        /(?:(\w+)\/([^\/:]+\.swift):(\d+): )?(Fatal error|Assertion failed|Precondition failed)(?:: (.*))?/
}

extension CrashText {
    struct Frame: Equatable, Sendable {
        var function: String
        var location: SourceLocation?
    }
}

extension CrashText.Frame {
    /// Reads `  3 [ra] 0x00007f00 load() + 12 in Program at /kit/Katas/X/Sources/File.swift:5:9`.
    ///
    /// Code prints what it likes. So no expression here looks for its end from more than one place.
    init?(_ line: Substring) {
        guard let number = line.prefixMatch(of: #/\s*\d+ +(?:\[[^\]]*\] +)*(?:0x[0-9a-f]+ +)?/#),
            let end = line[number.range.upperBound...].firstRange(of: " in ")
        else { return nil }
        let name = line[number.range.upperBound..<end.lowerBound]
        function = String(name.ranges(of: " + ").last.map { name[..<$0.lowerBound] } ?? name)
        guard let at = line[end.upperBound...].ranges(of: " at /").last,
            let place = line[at.upperBound...].wholeMatch(of: #/([^:]*):(\d+)(?::(\d+))?/#)?.output,
            let number = Int(place.2)
        else { return }
        location = SourceLocation(file: "/\(place.1)", line: number, column: place.3.flatMap { Int($0) })
    }
}
