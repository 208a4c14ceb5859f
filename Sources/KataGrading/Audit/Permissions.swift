import Foundation
import KataKit

/// What a learner's code may call outside its own module. Everything else stops a lap until the instructor has looked.
struct Permissions: Sendable {
    /// A part of the system that not every kata needs.
    enum Area: String, CaseIterable, Sendable {
        /// Every kata may call it.
        case always
        /// Files and folders.
        case files
        /// Requests to a server. A run has no network, so they fail.
        case network
        /// Swift Testing, for the learner's own tests.
        case testing
        /// No kata may call it, although what is named like it is allowed.
        case never
    }

    struct Rule: Sendable {
        var area: Area
        /// How what a symbol is about begins.
        var start: String
    }

    private var areas: Set<Area>
    private var modules: [String]
    /// The names with an underscore in front that the code writes.
    private var underscored: Set<String>
    private static let rules = table.split(separator: "\n").flatMap(Rule.rules)

    /// - Parameters:
    ///   - areas: what this code needs in addition to what every kata may call.
    ///   - modules: the kata's own modules.
    ///   - underscored: the names with an underscore in front that the code writes.
    init(_ areas: Set<Area>, modules: [String], underscored: Set<String> = []) {
        self.underscored = underscored
        self.areas = areas.union([.always])
        self.modules = modules
    }

    /// The areas that a kata's author names in `Solutions/KATA/Audit/permissions.txt`, a line each, with a reason after #.
    ///
    /// - Throws: ``CommandError`` when a line names no area.
    static func areas(of kata: Kata) throws -> Set<Area> {
        let file = kata.solution.appending(path: "Audit/permissions.txt")
        guard file.exists else { return [] }
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return try lines.reduce(into: []) { areas, line in
            let name = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty else { return }
            guard let area = Area(rawValue: name), [.files, .network].contains(area) else {
                throw CommandError(.ownFailure, "\(file.path): '\(name)': choose from files, network")
            }
            areas.insert(area)
        }
    }

    func allow(_ symbol: Symbol) -> Bool {
        if let name = symbol.objectiveCClass { return allow(objectiveCClass: name) }
        guard let entity = symbol.entity, !modules.contains(where: symbol.isOf) else { return true }
        return allow(entity)
    }

    /// A class has the name that Swift gives it, or that name after `NS`. The root of Swift's own classes is one too.
    private func allow(objectiveCClass name: String) -> Bool {
        if name == "_TtCs12_SwiftObject" || name.hasPrefix("UI") { return true }
        return allow("Foundation.\(name)") || name.hasPrefix("NS") && allow("Foundation.\(name.dropFirst(2))")
    }

    private func allow(_ entity: String) -> Bool {
        guard let rule = Self.rule(for: entity) else { return false }
        return areas.contains(rule.area) && (rule.start.contains("._") || !isUndocumented(entity))
    }

    /// Found rules, by entity: most code calls the same.
    private static let found = Locked<[String: Rule?]>([:])

    private static func rule(for entity: String) -> Rule? {
        if let known = found.value[entity] { return known }
        let rule = rules.filter { $0.matches(entity) }.max { $0.start.count < $1.start.count }
        found.change { $0[entity] = .some(rule) }
        return rule
    }

    /// Whether the code itself calls what a library has only for its own use: among these functions are some that read and
    /// write any memory, and the compiler does not call them unsafe. The compiler calls such functions too, in code that
    /// names none.
    private func isUndocumented(_ entity: String) -> Bool {
        let path = entity.replacing(/^\(extension in \w+\):/, with: "").prefix { !"(< :".contains($0) }
        return path.split(separator: ".").dropFirst().contains { underscored.contains(String($0)) }
    }
}

extension Permissions.Rule {
    /// The rules of one line of the table.
    static func rules(in line: Substring) -> [Self] {
        guard let parts = line.firstMatch(of: /^\s*(\w+)\s+(.*?):\s+(.*?)\s+#/)?.output,
            let area = Permissions.Area(rawValue: String(parts.1))
        else { return [] }
        let places = parts.2.split(separator: ", ", omittingEmptySubsequences: false)
        let names = parts.3.split(separator: " ").map { $0 == "*" ? "" : $0 }
        // Who may call a whole module may call what it adds to others.
        let extensions =
            names == [""] ? places.filter { $0.hasSuffix(".") }.map { "(extension in \($0.dropLast())):" } : []
        return places.flatMap { place in names.map { Self(area: area, start: "\(place)\($0)") } }
            + extensions.map { Self(area: area, start: $0) }
    }

    /// A rule for `Foundation.Data` does not match `Foundation.DataProtocol`.
    fileprivate func matches(_ entity: String) -> Bool {
        guard entity.hasPrefix(start), let last = start.last else { return false }
        guard last.isLetter || last.isNumber, let next = entity.dropFirst(start.count).first else { return true }
        return !next.isLetter && !next.isNumber && next != "_"
    }
}
