import Foundation
import KataKit
import TestSupport
import Testing

extension EndToEnd {
    /// A kata as `kata new` writes it, before its author has changed a line.
    @Suite(.serialized, .takingTurns)
    struct NewKataScreenTests {
        @Test func `a new kata is complete in form, and verify lists what is left to write`() throws {
            let kit = try FixtureKit("new-kata-verified", withTemplatesAnd: [.sum])

            try KataCommand(.instructor, in: kit.root).expectScreen("new-kata")

            let given = kit.root.appending(path: "Solutions/TipCalculator/Given")
            #expect(given.kind == .link && given.appending(path: "TipCalculatorStore.swift").exists)

            let lint = """
                cd "$1" && swift format lint --strict --configuration "$2/.swift-format" --recursive \
                Katas/TipCalculator Solutions/TipCalculator Tests/TipCalculatorTests
                """
            let result = try Shell.output(of: lint, [kit.root.path, Checkout.root.path])
            #expect(result == Shell.Result(code: 0))
        }
    }
}
