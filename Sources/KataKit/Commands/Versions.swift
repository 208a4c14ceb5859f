import Foundation

/// What a report of a problem must say: which kit, which Swift, which system.
package struct Versions: CustomStringConvertible {
    /// The day of the kit's last release. Set it with each release: it is nowhere else, and handouts have it too.
    package static let kit = "2026-11-22"

    /// `[6, 3, 1]`; empty when it is not known.
    let swift: [Int]

    init(_ launcher: ProcessLauncher) throws {
        swift = try launcher.capture(["swift", "--version"], timeout: 30).text.numbers(after: "Swift version ")
    }

    private var system: String {
        var name = utsname()
        uname(&name)
        let machine = withUnsafeBytes(of: &name.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        #if canImport(Darwin)
            let prefix = "macOS "
        #else
            let prefix = ""
        #endif
        return "\(prefix)\(ProcessInfo.processInfo.operatingSystemVersionString), \(machine)"
    }

    package var description: String {
        "kata \(Self.kit), Swift \(swift.isEmpty ? "of an unknown version" : swift.asVersion), \(system)"
    }
}

extension [Int] {
    /// `6.3.1`
    var asVersion: String { map(String.init).joined(separator: ".") }
}

extension String {
    /// `[6, 3, 1]` of the version that follows these words.
    func numbers(after words: String) -> [Int] {
        guard let start = range(of: words)?.upperBound else { return [] }
        let version = self[start...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
        return version.split(separator: ".").compactMap { Int($0) }
    }
}
