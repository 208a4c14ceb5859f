import Testing

@testable import KataKit

struct ArgumentsTests {
    private static let flag = Command.Option("--flag", "A flag.")

    let command = Command(
        name: "try",
        abstract: "Try it.",
        operands: "[KATA]",
        options: [flag, .timeout],
        run: { _ in 0 }
    )

    @Test func `options and operands can come in any order`() throws {
        let arguments = try Arguments(["--timeout=2.5", "Kata", "--flag"], for: command)

        #expect(arguments.operands == ["Kata"])
        #expect(arguments.has(Self.flag))
        #expect(try arguments.seconds(.timeout) == 2.5)
    }

    @Test(arguments: ["0", "-1", "nan", "inf", "ten"])
    func `seconds are a number above 0`(text: String) throws {
        let arguments = try Arguments(["--timeout", text], for: command)

        #expect(throws: CommandError.self) { try arguments.seconds(.timeout) }
    }
}
