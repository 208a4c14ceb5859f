import Foundation
import TestSupport
import Testing

@testable import KataKit

/// What `kata attack` says of bugs in Melodies: one that its suites do not see, many that they see, and correct designs.
@Suite(.serialized, .onDemand, .offThePool)
struct SurvivingBugTests {
    @Test func `a new bug beats the kit, a known one does not, and no variant is a bug`() throws {
        let (file, old, new) = (
            "Sources/MelodyFileDatabase.swift", "encode(melodies)\n", "encode(Array(melodies.prefix(30_000)))\n"
        )
        let test = """
            @Test func `all melodies are stored`() throws {
                let stores = try MelodyStores()
                let melodies = (0...30_000).map { Melody.make(id: $0) }

                try stores.open(.file).saveMelodies(melodies)

                #expect(try stores.open(.file).loadMelodies()?.count == 30_001)
            }
            """
        let kit = try Kit(root: Checkout.root)
        let kata = try kit.kata(named: "Melodies")
        let lap = kata.lap(.green)
        let folder = kit.scratchDirectory.appending(path: "tmp/attack-\(kata.name)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let code = try kata.readReference()[file]?.text ?? ""
        try #require(code.contains(old))
        let patch = FixtureKit.patch(file, from: code, to: code.replacing(old, with: new))
        try folder.write(patch, to: "new.patch")
        let designs = try kata.variants(.green).map { variant in
            try folder.write(String(contentsOf: variant.patch, encoding: .utf8), to: "\(variant.name).patch")
            return try Mutant(patch: folder.appending(path: "\(variant.name).patch"))
        }
        let bug = try Mutant(patch: folder.appending(path: "new.patch"))
        let known = try kata.mutants(.green).enumerated().filter { $0.offset.isMultiple(of: 6) }.map(\.element)
        let start = "import Foundation\nimport Testing\n\n@testable import \(kata.name)\n\nstruct AttackTests {\n"
        let subject = try MutationSubject(
            lap,
            tests: [Attack.test: Data("\(start)\(test)\n}\n".utf8)],
            rejectsTooStrict: true,
            onReferenceWith: [bug] + known + designs + kata.variants(.green)
        )
        let judge = Judge(kit: kit, launcher: try ProcessLauncher(scratchDirectory: kit.scratchDirectory))

        let report = try MutationRun(judge, stage: "attack-\(kata.name)").reports(on: [subject])[0]

        #expect(Attack.Verdict(on: bug, in: report).isBeaten)
        for mutant in known { #expect(Attack.Verdict(on: mutant, in: report).isKnown, "\(mutant.name)") }
        for design in designs { #expect(!Attack.Verdict(on: design, in: report).isBeaten, "\(design.name)") }
    }
}

extension Attack.Verdict {
    fileprivate var isBeaten: Bool { if case .beaten = self { true } else { false } }
    fileprivate var isKnown: Bool { if case .known = self { true } else { false } }
}
