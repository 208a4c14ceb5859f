import Foundation

/// What a report of a problem must say: which kit, which Swift, which system.
package enum Versions {
    /// The day of the kit's last release. Set it with each release: it is nowhere else, and handouts have it too.
    package static let kit = "2026-11-22"

    static func text(with toolchain: Toolchain) -> String {
        var name = utsname()
        uname(&name)
        let machine = withUnsafeBytes(of: &name.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        #if canImport(Darwin)
            let prefix = "macOS "
        #else
            let prefix = ""
        #endif
        let system = prefix + ProcessInfo.processInfo.operatingSystemVersionString
        return "kata \(kit), Swift \(toolchain.version.asVersion), \(system), \(machine)"
    }
}
