import Foundation
import KataKit

/// The symbols of object files: what the code calls outside itself is there, whatever its source calls it.
struct ObjectSymbols: Sendable {
    struct Table: Sendable {
        var undefined: Set<String> = []
        /// A Mac also lists those that each object may have.
        var defined: Set<String> = []
    }

    /// By the object's path.
    private(set) var tables: [String: Table] = [:]
    private var symbols: [String: Symbol] = [:]

    /// The timeout of one program, in seconds.
    private static let timeout = 60.0

    /// Reads all objects in one call of `nm`.
    ///
    /// - Throws: ``CommandError`` when `nm` or `swift demangle` is missing, or cannot read the objects.
    init(of objects: [String], launcher: ProcessLauncher) throws {
        guard !objects.isEmpty else { return }
        read(try Self.output(["nm", "-A", "-g"] + objects, launcher), of: objects)
        try demangle(launcher)
    }

    /// - Parameters:
    ///   - listing: what GNU's or LLVM's `nm -A -g` prints for these objects.
    ///   - isMac: whether these are objects of a Mac.
    init(_ listing: String, of objects: [String], isMac: Bool) { read(listing, of: objects, isMac: isMac) }

    private mutating func read(_ listing: String, of objects: [String], isMac: Bool = Self.isOnMac) {
        for object in objects { tables[object] = Table() }
        for line in listing.split(separator: "\n") {
            guard let end = line.range(of: ".o:") else { continue }
            let object = "\(line[..<end.lowerBound]).o"
            // `0000000000000010 T name` or `U name`. A name may have blanks on a Mac.
            var fields = line[end.upperBound...].split(separator: " ", maxSplits: 1)
            if fields.first?.count != 1, let rest = fields.last { fields = rest.split(separator: " ", maxSplits: 1) }
            guard fields.count == 2 else { continue }
            // A Mac puts an underscore before each name.
            let name = isMac && fields[1].hasPrefix("_") ? fields[1].dropFirst() : fields[1]
            switch fields[0] {
            case "U", "w", "v": tables[object]?.undefined.insert(String(name))
            // Weak: the compiler writes it into each object that needs it.
            case "W", "V": break
            default: tables[object]?.defined.insert(String(name))
            }
        }
    }

    #if canImport(Darwin)
        static let isOnMac = true
    #else
        static let isOnMac = false
    #endif

    func undefined(in objects: [String]) -> Set<String> {
        objects.reduce(into: []) { $0.formUnion(tables[$1]?.undefined ?? []) }
    }

    func defined(in objects: [String]) -> Set<String> {
        objects.reduce(into: []) { $0.formUnion(tables[$1]?.defined ?? []) }
    }

    /// The symbol in Swift's words, or as it is when it is not Swift's.
    func symbol(_ name: String) -> Symbol { symbols[name] ?? Symbol(name: name, text: name) }

    private mutating func demangle(_ launcher: ProcessLauncher) throws {
        let all = Set(tables.values.flatMap { $0.undefined.union($0.defined) })
        let names = all.filter { $0.hasPrefix("$") }.sorted()
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
