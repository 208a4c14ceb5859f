import Testing

@testable import KataKit

struct ArgumentsTests {
    let command = Command(
        name: "try",
        abstract: "Try it.",
        operands: "[KATA]",
        most: 1,
        options: [Command.Option("--flag", "A flag."), .timeout],
        run: { _ in 0 }
    )

    @Test func `options and operands may stand in any order`() throws {
        let arguments = try Arguments(["--timeout=2.5", "Kata", "--flag"], for: command)

        #expect(arguments.operands == ["Kata"])
        #expect(arguments.has("--flag"))
        #expect(try arguments.seconds(.timeout) == 2.5)
    }

    @Test func `an option that is not given has no value`() throws {
        let arguments = try Arguments([], for: command)

        #expect(!arguments.has("--flag"))
        #expect(try arguments.seconds(.timeout) == nil)
    }

    @Test(arguments: [
        (["--flg"], "unknown option --flg: did you mean --flag?"),
        (["--nothing-like-it"], "unknown option --nothing-like-it: see 'kata try --help'"),
        (["--flag=on"], "--flag takes no value"),
        (["--timeout"], "--timeout needs a value: --timeout SECONDS"),
        (["one", "two"], "'two' is one argument too many: see 'kata try --help'"),
    ])
    func `misuse names the thing and the mend`(words: [String], message: String) {
        let refusal = #expect(throws: Refusal.self) { try Arguments(words, for: command) }

        #expect(refusal?.message == message)
        #expect(refusal?.code == .misuse)
    }

    @Test(arguments: ["0", "-1", "nan", "inf", "ten"])
    func `seconds are a number above 0`(text: String) throws {
        let arguments = try Arguments(["--timeout", text], for: command)

        #expect(throws: Refusal.self) { try arguments.seconds(.timeout) }
    }

    @Test func `the help shows each option`() {
        #expect(
            command.help == """
                Try it.

                usage: swift run kata try [options] [KATA]

                  --flag             A flag.
                  --timeout SECONDS  End a test run that takes longer (default: 20).
                  --help             Show this.
                """
        )
    }
}
