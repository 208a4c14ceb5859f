import Foundation
import KataKit

/// The symbols of object files: what the code calls outside itself is there, whatever its source calls it.
struct ObjectSymbols: Sendable {
    struct Table: Sendable {
        /// The symbols that the object uses and does not define.
        var undefined: Set<String> = []
        /// The symbols that the object defines for others, and that no other object may define as well.
        var defined: Set<String> = []
    }

    /// By the object's path.
    private(set) var tables: [String: Table] = [:]
    private var demangled: [String: String] = [:]

    /// The timeout of one program, in seconds.
    private static let timeout = 60.0

    /// Reads all objects in one call of `nm`.
    ///
    /// - Throws: ``CommandError`` when `nm` or `swift demangle` is missing, or cannot read the objects.
    init(of objects: [String], launcher: ProcessLauncher) throws {
        guard !objects.isEmpty else { return }
        for object in objects { tables[object] = Table() }
        let listing = try Self.output(["nm", "-A", "-g"] + objects, launcher)
        for line in listing.split(separator: "\n") {
            // `path.o:0000000000000010 T name`, `path.o:                 U name`
            guard let end = line.range(of: ".o:"), let entry = Entry(line[end.upperBound...]) else { continue }
            let object = "\(line[..<end.lowerBound]).o"
            switch entry.kind {
            case "U", "w", "v": tables[object]?.undefined.insert(entry.name)
            case "T", "D", "R", "B", "S": tables[object]?.defined.insert(entry.name)
            default: break
            }
        }
        try demangle(launcher)
    }

    func undefined(in objects: [String]) -> Set<String> {
        objects.reduce(into: []) { $0.formUnion(tables[$1]?.undefined ?? []) }
    }

    func defined(in objects: [String]) -> Set<String> {
        objects.reduce(into: []) { $0.formUnion(tables[$1]?.defined ?? []) }
    }

    /// The symbol in Swift's words, or as it is when it is not Swift's.
    func symbol(_ name: String) -> Symbol {
        Symbol(name: name, text: demangled[name] ?? name)
    }

    private mutating func demangle(_ launcher: ProcessLauncher) throws {
        let names = Set(tables.values.flatMap { $0.undefined.union($0.defined) }).filter { $0.hasPrefix("$") }.sorted()
        let text = try launcher.withTemporaryFile("symbols.txt") { file in
            try Data(names.joined(separator: "\n").utf8).write(to: file)
            return try Self.output(["/bin/sh", "-c", "swift demangle -compact <\"$1\"", "sh", file.path], launcher)
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        demangled = Dictionary(uniqueKeysWithValues: zip(names, lines))
    }

    private static func output(_ command: [String], _ launcher: ProcessLauncher) throws -> String {
        let output = try launcher.capture(command, timeout: timeout, upTo: nil)
        guard output.ending == .exited(0) else {
            let reason = "'\(command[0])' cannot read the objects: \(output.text.suffix(200))"
            throw CommandError(.ownFailure, reason)
        }
        return output.text
    }
}

/// A symbol in the listing of `nm`.
private struct Entry {
    /// One letter: U for undefined, T, D and the like for defined, W and V for what several objects may define.
    var kind: Substring
    var name: String

    init?(_ text: Substring) {
        let isDefined = text.first != " "
        let fields = text.split(separator: " ", maxSplits: isDefined ? 2 : 1)
        guard fields.count == (isDefined ? 3 : 2) else { return nil }
        kind = fields[fields.count - 2]
        let name = fields[fields.count - 1]
        // A Mac puts an underscore before each name.
        #if canImport(Darwin)
            self.name = String(name.hasPrefix("_") ? name.dropFirst() : name)
        #else
            self.name = String(name)
        #endif
    }
}
