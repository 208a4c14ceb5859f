import Foundation
import TestSupport
import Testing

@testable import KataKit

/// A plausible mistake of a learner: `Mistakes/KATA/PLACE/NAME.patch`.
struct Mistake: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case wrong = "Wrong"
        case doesNotCompile = "Does not compile"
        case crashes = "Crashes"
        case hangs = "Hangs"
        case flaky = "Flaky"
        case tooStrict = "Too strict"
        case tooWeak = "Too weak"
    }

    var kata: String
    /// What the patch changes, by the name of its folder: the tests of the starter, `first-tests`, or those of the model
    /// answer, `last-tests`; or with `step3` the reference of this step and of those before it, and the starter after it.
    var place: String
    var step: Int? { place.hasPrefix("step") ? Int(place.dropFirst(4)) : nil }
    var kind: Kind
    var patch: URL
    /// The words on the screen that name the cause. Nil where none do: then the patch says which words are missing.
    var cause: String?
    /// Why the screen rightly sends the learner to a file that the patch does not change.
    var elsewhere: String?
    /// Why it wrongly does.
    var misleads: String?

    /// The first line of a patch is the kind, and what the learner did and thought. The second is `Cause: "words"`, or
    /// `Missing: …`. A third may be `Elsewhere: …`, or `Misleads: …`.
    init?(patch: URL) throws {
        let folder = patch.deletingLastPathComponent()
        let head = try String(contentsOf: patch, encoding: .utf8).split(separator: "\n")
            .prefix { !$0.hasPrefix("diff ") }.map(String.init)
        guard folder.lastPathComponent.wholeMatch(of: /step\d+|first-tests|last-tests/) != nil, head.count >= 2,
            let kind = Kind(rawValue: String(head[0].prefix { $0 != ":" })),
            ["Cause: \"", "Missing: "].contains(where: head[1].hasPrefix)
        else { return nil }
        kata = folder.deletingLastPathComponent().lastPathComponent
        place = folder.lastPathComponent
        self.kind = kind
        self.patch = patch
        cause = head[1].hasPrefix("Cause: \"") ? String(head[1].dropFirst(8).dropLast()) : nil
        elsewhere = head.dropFirst(2).first { $0.hasPrefix("Elsewhere: ") }
        misleads = head.dropFirst(2).first { $0.hasPrefix("Misleads: ") }
    }

    static let folder = Checkout.root.appending(path: "Tests/Tool/KataKitTests/Mistakes")

    /// The files that no mistake can be read from are left out.
    static let all: [Mistake] = ((try? folder.readFiles()) ?? [:]).keys.sorted()
        .compactMap { try? Mistake(patch: folder.appending(path: $0)) }

    /// The files that the patch changes, by path from the root of the kit.
    func changedFiles() throws -> [String] {
        try String(contentsOf: patch, encoding: .utf8).matches(of: /(?m)^\+\+\+ b\/(.+)$/).map {
            "Katas/\(kata)/\($0.output.1)"
        }
    }

    /// What the learner types.
    var command: [String] {
        [step == nil ? "mutants" : "test", kata] + (kind == .hangs ? ["--timeout", "2"] : [])
    }

    /// The learner's files, by path from the kata's folder.
    func work() throws -> [String: Data] {
        try Mutant(patch: patch).apply(to: base())
    }

    private func base() throws -> [String: Data] {
        let kata = try Kata(name: kata, in: Checkout.root)
        let starter = try kata.starter.readFiles()
        // A mistake is in one lap. The test-first lap is not begun.
        let reference = try kata.readReference().filter { Lap(of: $0.key) != .first }
        guard let step else {
            guard place == "last-tests" else { return starter.merging(reference) { $1 } }
            return try starter.merging(reference) { $1 }.merging(kata.lap(.bite).readModelAnswer()) { $1 }
        }
        let next = kata.guide.workingOrder.drop { $0.number != step }.dropFirst().first
        guard let next else { return starter.merging(reference) { $1 } }
        return try kata.readFiles(at: next, in: kata.starter)
    }
}

extension Mistake: CustomTestStringConvertible {
    var testDescription: String {
        patch.deletingPathExtension().path(from: Self.folder)
    }
}
