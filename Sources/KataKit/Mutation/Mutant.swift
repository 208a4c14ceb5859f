import Foundation

/// A patch of code that tests must tell from the original: one believable bug, named after the misconception. A variant has
/// the same form: correct code of another shape, on which every test must stay green.
package struct Mutant: Codable, Sendable {
    package var name: String
    /// What a user would notice. Of a variant: why this design is correct.
    package let effect: String
    /// Which test is missing if the mutant survives. Of a variant: what this design gains and costs, or in given code what a
    /// test that fails on it demands beyond the rules.
    package let hint: String
    /// A unified diff below these two lines. Of a stub, its folder.
    package let patch: URL
    let diff: String
    /// The files of a stub, by path from the kata's folder; nil for a patch.
    private let stub: [String: Data]?

    package init(patch: URL) throws {
        let lines = try Data(contentsOf: patch).text.split(separator: "\n", maxSplits: 2).map(String.init)
        guard lines.count == 3, !lines.prefix(2).contains(where: { $0.hasPrefix("diff ") || $0.hasPrefix("--- ") })
        else { throw CommandError(.ownFailure, "\(patch.path): begin with two lines of prose; the diff follows") }
        name = patch.deletingPathExtension().lastPathComponent
        effect = lines[0]
        hint = lines[1]
        diff = lines[2].hasSuffix("\n") ? String(lines[2].dropLast()) : lines[2]
        self.patch = patch
        stub = nil
    }

    /// The code of a lap as the starter has it, to run tests on it in the same build.
    init(stubOf lap: LapID) throws {
        (name, effect, hint, diff) = ("the stub", "", "", "")
        patch = lap.kata.starter
        stub = try lap.readCode(in: lap.kata.starter)
    }

    var isStub: Bool { stub != nil }

    package var isVariant: Bool { patch.pathComponents.dropLast(2).last == "Variants" }

    /// The code with the patch in it, by the same paths.
    func apply(to code: [String: Data]) throws(Misfit) -> [String: Data] {
        if let stub { return code.merging(stub) { $1 } }
        var mutated = code
        for file in "\n\(diff)".components(separatedBy: "\ndiff ").dropFirst() {
            let hunks = file.components(separatedBy: "\n@@ -")
            guard let path = hunks[0].firstMatch(of: /\n--- a\/(.+)\n\+\+\+ b\/\1/).map({ String($0.output.1) }) else {
                throw Misfit(reason: "the patch adds or removes a file")
            }
            guard let data = code[path] else { throw Misfit(reason: "the patch no longer applies: \(path) is missing") }
            var lines = data.text.components(separatedBy: "\n")
            for hunk in hunks.dropFirst() { try Self.replace(hunk, in: &lines, of: path) }
            mutated[path] = Data(lines.joined(separator: "\n").utf8)
        }
        guard mutated != code else { throw Misfit(reason: "the patch changes nothing") }
        return mutated
    }

    /// - Parameter hunk: its numbers, then its lines.
    private static func replace(_ hunk: String, in lines: inout [String], of path: String) throws(Misfit) {
        let changes = hunk.components(separatedBy: "\n").dropFirst()
        let old = changes.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
        let new = changes.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
        let numbers = hunk.prefixMatch(of: /(\d+)(?:,\d+)? \+(\d+)/)?.output
        // The hunks before it are in place, so the lines are where they are in the new file.
        let expected = (numbers.flatMap { Int($0.2) } ?? 1) - 1
        let places = lines.indices.filter { lines[$0...].starts(with: old) }
        guard let place = places.min(by: { abs($0 - expected) < abs($1 - expected) }) else {
            let line = numbers.map { " at line \($0.1)" } ?? ""
            throw Misfit(reason: "the patch no longer applies: \(path) is different\(line)")
        }
        lines.replaceSubrange(place..<(place + old.count), with: new)
    }
}

/// Why a patch is not a mutant of the code.
struct Misfit: Error, Equatable {
    let reason: String
}

/// A patch that is not a mutant of the code: it does not apply, or does not compile.
package struct InvalidMutant: Codable, Sendable {
    package let mutant: Mutant
    package let reason: String
}

extension Kata {
    /// Reads the mutants of a lap, by name: of the reference (green), of the given code (bite). There may be none.
    package func mutants(_ lap: Lap) throws -> [Mutant] { try patches(in: "Mutants/\(lap.rawValue)") }

    /// Reads the variants of a lap, as for mutants.
    package func variants(_ lap: Lap) throws -> [Mutant] { try patches(in: "Variants/\(lap.rawValue)") }

    /// How many mutants there are. It reads none of them.
    func countMutants(_ lap: Lap) -> Int { findPatches(in: "Mutants/\(lap.rawValue)").count }

    package func patches(in folder: String) throws -> [Mutant] { try findPatches(in: folder).map(Mutant.init) }

    private func findPatches(in folder: String) -> [URL] {
        solution.appending(path: folder).children.filter { $0.pathExtension == "patch" }
    }

    /// - Throws: ``CommandError`` that suggests the nearest name.
    func variant(named name: String) throws -> Mutant {
        let variants = try variants(.green)
        if let variant = variants.first(where: { $0.name == name }) { return variant }
        let guess = variants.map(\.name).guess(for: name, otherwise: "see 'kata compare \(self.name)'")
        throw CommandError(.misuse, "\(self.name) has no variant '\(name)': \(guess)")
    }
}
