import Foundation

/// What Swift printed when a test process broke off: a message, and a backtrace if it was asked for one.
struct CrashText: Sendable {
    struct Frame: Equatable, Sendable {
        let function: String
        let location: SourceLocation?
    }

    /// Why Swift ended the process.
    private(set) var message: String?
    /// Where the message says that it was, such as `Module/File.swift`. This may be in Swift's own library.
    private(set) var place: SourceLocation?
    /// The function whose continuation was dropped before it was resumed.
    private(set) var leak: String?
    /// The frames of the thread that crashed, the innermost first.
    private(set) var frames: [Frame] = []

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
            message = shortened("\(trap.3)")
            place = trap.2.flatMap { Int($0) }.map { .init(file: "\(trap.1 ?? "")", line: $0) }
        } else if line.hasPrefix("Could not cast value of type ") || line.hasPrefix("Simultaneous accesses to ") {
            message = shortened("\(line)")
            place = nil
        } else if let mark = line.firstRange(of: "SWIFT TASK CONTINUATION MISUSE: "),
            let end = line[mark.upperBound...].firstRange(of: " leaked its continuation")
        {
            // One expression would look for its end from each mark.
            leak = String(line[mark.upperBound..<end.lowerBound])
        }
    }

    /// Addresses are different in each run.
    private func shortened(_ message: String) -> String {
        String(message.prefix(Self.longestMessage)).replacing(#/ \(?0x[0-9a-f]+\)?/#, with: "")
    }

    nonisolated(unsafe) private static let trap =
        /(?:(\w+\/[^\/:]+\.swift):(\d+): )?((?:Fatal error|Assertion failed|Precondition failed)(?:: .*)?)/
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
        let place = line[end.upperBound...].ranges(of: " at /").last.flatMap { at in
            line[at.upperBound...].wholeMatch(of: #/([^:]*):(\d+)(?::(\d+))?/#)?.output
        }
        location = place.flatMap { place in
            Int(place.2).map { .init(file: "/\(place.1)", line: $0, column: place.3.flatMap { Int($0) }) }
        }
    }
}
