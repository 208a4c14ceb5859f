import Foundation
import KataKit

/// The symbols of object files: what the code calls outside itself is there, whatever its source calls it.
struct ObjectSymbols: Sendable {
    struct Table: Sendable {
        /// The symbols that the object uses and does not define.
        var undefined: Set<String> = []
        /// The symbols that the object defines for others. On Linux, these are only symbols that no other object may define
        /// as well.
        var defined: Set<String> = []
    }

    /// By the object's path.
    private(set) var tables: [String: Table] = [:]
    private var symbols: [String: Symbol] = [:]

    /// What earlier submissions had: most objects and most names are the same in the next one.
    private struct Known {
        /// By the object's path.
        var tables: [String: (stamp: String, table: Table)] = [:]
        var symbols: [String: Symbol] = [:]
    }

    private static let known = Locked(Known())

    /// The timeout of one program, in seconds.
    private static let timeout = 60.0

    /// Reads all objects in one call of `nm`.
    ///
    /// - Throws: ``CommandError`` when `nm` or `swift demangle` is missing, or cannot read the objects.
    init(of objects: [String], launcher: ProcessLauncher) throws {
        let stamps = try objects.reduce(into: [:]) { $0[$1] = try Self.stamp(of: $1) }
        let known = Self.known.value.tables
        for object in objects where known[object]?.stamp == stamps[object] { tables[object] = known[object]?.table }
        let new = objects.filter { tables[$0] == nil }
        if !new.isEmpty { read(try Self.output(["nm", "-A", "-g"] + new, launcher), of: new) }
        try demangle(launcher)
        Self.known.change { [tables, symbols] known in
            for object in new { known.tables[object] = (stamps[object] ?? "", tables[object] ?? Table()) }
            known.symbols.merge(symbols) { $1 }
        }
    }

    /// What changes whenever the compiler writes an object.
    private static func stamp(of object: String) throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: object)
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(date) \(attributes[.size] ?? 0) \(attributes[.systemFileNumber] ?? 0)"
    }

    /// - Parameters:
    ///   - listing: what GNU's or LLVM's `nm -A -g` prints for these objects.
    ///   - isMac: whether these are objects of a Mac.
    init(_ listing: String, of objects: [String], isMac: Bool) {
        read(listing, of: objects, isMac: isMac)
    }

    private mutating func read(_ listing: String, of objects: [String], isMac: Bool = Self.isOnMac) {
        for object in objects { tables[object] = Table() }
        for line in listing.split(separator: "\n") {
            guard let end = line.range(of: ".o:"), let listed = ListedSymbol(line[end.upperBound...]) else { continue }
            let object = "\(line[..<end.lowerBound]).o"
            // A Mac puts an underscore before each name.
            let name = isMac && listed.name.hasPrefix("_") ? listed.name.dropFirst() : listed.name
            switch listed.kind {
            case "U", "w", "v": tables[object]?.undefined.insert(String(name))
            case "T", "D", "R", "B", "S": tables[object]?.defined.insert(String(name))
            default: break
            }
        }
    }

    #if canImport(Darwin)
        private static let isOnMac = true
    #else
        private static let isOnMac = false
    #endif

    func undefined(in objects: [String]) -> Set<String> {
        objects.reduce(into: []) { $0.formUnion(tables[$1]?.undefined ?? []) }
    }

    func defined(in objects: [String]) -> Set<String> {
        objects.reduce(into: []) { $0.formUnion(tables[$1]?.defined ?? []) }
    }

    /// The symbol in Swift's words, or as it is when it is not Swift's.
    func symbol(_ name: String) -> Symbol {
        symbols[name] ?? Symbol(name: name, text: name)
    }

    private mutating func demangle(_ launcher: ProcessLauncher) throws {
        let known = Self.known.value.symbols
        let all = Set(tables.values.flatMap { $0.undefined.union($0.defined) })
        for name in all { symbols[name] = known[name] }
        let names = all.filter { $0.hasPrefix("$") && symbols[$0] == nil }.sorted()
        guard !names.isEmpty else { return }
        let text = try launcher.withTemporaryFile("symbols.txt") { file in
            try Data(names.joined(separator: "\n").utf8).write(to: file)
            return try Self.output(["/bin/sh", "-c", "swift demangle -compact <\"$1\"", "sh", file.path], launcher)
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (name, text) in zip(names, lines) { symbols[name] = Symbol(name: name, text: text) }
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

/// A symbol in the listing of `nm`: `0000000000000010 T name` or `U name`. A name may have blanks on a Mac.
private struct ListedSymbol {
    /// One letter: U for undefined, T, D and the like for defined, W and V for what several objects may define.
    var kind: Substring
    var name: Substring

    init?(_ text: Substring) {
        let text = text.drop { $0 == " " }
        let isDefined = text.prefix { $0 != " " }.count > 1
        let fields = text.split(separator: " ", maxSplits: isDefined ? 2 : 1)
        guard fields.count == (isDefined ? 3 : 2) else { return nil }
        kind = fields[fields.count - 2]
        name = fields[fields.count - 1]
    }
}
