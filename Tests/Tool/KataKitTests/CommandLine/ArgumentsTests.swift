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

    @Test func `an option that is not given has no value`() throws {
        let arguments = try Arguments([], for: command)

        #expect(!arguments.has(Self.flag))
        #expect(try arguments.seconds(.timeout) == nil)
    }

    @Test(arguments: [
        (["--flg"], "unknown option --flg: did you mean --flag?"),
        (["--nothing-like-it"], "unknown option --nothing-like-it: see 'kata try --help'"),
        (["--flag=on"], "--flag takes no value"),
        (["--timeout"], "--timeout needs a value: --timeout SECONDS"),
        (["one", "two"], "unexpected argument 'two': write 'swift run kata try [options] [KATA]'"),
    ])
    func `misuse names what is wrong and the fix`(words: [String], message: String) {
        let error = #expect(throws: CommandError.self) { try Arguments(words, for: command) }

        #expect(error?.message == message)
        #expect(error?.code == .misuse)
    }

    @Test(arguments: ["0", "-1", "nan", "inf", "ten"])
    func `seconds are a number above 0`(text: String) throws {
        let arguments = try Arguments(["--timeout", text], for: command)

        #expect(throws: CommandError.self) { try arguments.seconds(.timeout) }
    }
}
