import TestSupport
import Testing

extension EndToEnd {
    /// Code that is correct only on a machine with a certain time zone.
    @Suite(.serialized, .takingTurns)
    struct TestTimeZoneTests {
        let kata: KataCommand

        init() throws {
            let kit = try FixtureKit("settings", [.zone])
            try kit.write(
                FixtureKit.patch(
                    "Sources/Code.swift",
                    from: FixtureKata.zone.source,
                    to: "func answer() -> Int { 7 }\n"
                ),
                to: "Solutions/Zone/Mutants/bite/answers-seven.patch"
            )
            kata = KataCommand(in: kit.root)
        }

        @Test func `a failure that comes only from the time zone says so, on every machine`() throws {
            var kata = kata
            kata.environment["TZ"] = "Europe/Madrid"

            try kata.expectScreen("time-zone")
        }

        @Test func `own tests run in the same setting`() throws {
            let result = try kata("mutants", "Zone")

            #expect(result.output.contains("\n      this test passes in UTC, and fails in Pacific/Chatham"))
        }
    }
}

extension FixtureKata {
    fileprivate static let zone = FixtureKata(
        name: "Zone",
        source: """
            import Foundation

            func answer() -> Int { Calendar.current.component(.hour, from: Date(timeIntervalSince1970: 0)) }

            """,
        tests: [("it is midnight", "#expect(answer() == 0)"), ("it is never five", "#expect(answer() == 5)")],
        own: "#expect(answer() == 0)"
    )
}
