import Foundation
import TestSupport
import Testing

@testable import KataKit

/// What a learner reads about a process that broke off. The texts are what Swift 6.3.1 prints on Linux, shortened. A Mac
/// prints less.
struct CrashTextTests: ~Copyable {
    private let kit = Checkout.fixtures.appending(path: "crash-\(UUID().uuidString)").resolved()

    init() throws {
        try kit.write("", to: "Katas/E/Sources/Deep/E.swift")
        try kit.write("", to: "Katas/E/Sources/Twice.swift")
        try kit.write("", to: "Katas/E/Given/Twice.swift")
        try kit.write("", to: "Katas/E/Tests/Own.swift")
    }

    deinit {
        try? FileManager.default.removeItem(at: kit)
    }

    @Test func `a crash has Swift's message, and the learner's line from the backtrace`() {
        let failure = failure(
            after: #"""
                Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

                Thread 0 "KatasPackageTes":

                  0      0x00007f5245c92301 sigsuspend + 65 in libc.so.6 at KIT/Katas/E/Tests/Own.swift:1:1
                ...

                Thread 1 "-qos.overcommit" crashed:

                  0                  0x00007f98ae0f961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
                  1 [ra]             0x00005591116b90f1 Model.init() + 2 in Tests.xctest at KIT/Katas/E/Given/Twice.swift:1:2
                  2 [ra] [inlined]   0x00005591116f02e3 index(_:) + 32 in Tests.xctest at KIT/Katas/E/Sources/Deep/E.swift:7:6
                  3 [async]          0x00005591116f02e3 T.`an index`() in Tests.xctest at KIT/Tests/ETests/T.swift:5
                ...
                """#
        )

        #expect(failure.messages == ["the test crashed", "Fatal error: Index out of range"])
        let file = "\(kit.path)/Katas/E/Sources/Deep/E.swift"
        #expect(failure.location == SourceLocation(file: file, line: 7, column: 6))
        #expect(failure.caller == SourceLocation(file: "\(kit.path)/Tests/ETests/T.swift", line: 5))
    }

    @Test(arguments: [
        ("E/E.swift:3: Fatal error: no", "Katas/E/Sources/Deep/E.swift"),
        ("EOwnTests/Own.swift:3: Fatal error", "Katas/E/Tests/Own.swift"),
        ("E/Twice.swift:3: Fatal error: two files have this name", nil),
        ("Swift/ContiguousArrayBuffer.swift:3: Fatal error: no file has it", nil),
    ])
    func `without a backtrace the place is that of the message`(line: String, file: String?) {
        let place = file.map { SourceLocation(file: "\(kit.path)/\($0)", line: 3) }

        #expect(failure(after: line).location == place)
    }

    @Test(arguments: [
        ("E/E.swift:25: Precondition failed: pre", "Precondition failed: pre"),
        ("E/E.swift:26: Assertion failed", "Assertion failed"),
        (
            "Fatal error: Attempted to read an unowned reference but object 0x7f4a14000fc0 was already destroyed",
            "Fatal error: Attempted to read an unowned reference but object was already destroyed"
        ),
        (
            "Could not cast value of type 'Swift.String' (0x7fcc5d1d7ca0) to 'Swift.Int' (0x7fcc5d1da698).",
            "Could not cast value of type 'Swift.String' to 'Swift.Int'."
        ),
        ("✘ Test t() recorded an issue at T.swift:1:1: Fatal error: no\nFatal errors: 3", nil),
    ])
    func `each message of the runtime is found, without its addresses`(line: String, message: String?) {
        #expect(CrashText(in: "◇ Test t() started.\n\(line)\n").message == message)
    }

    @Test(arguments: [
        (
            "  0 [inlined] [system] 0x00 Swift runtime failure: arithmetic overflow in T.xctest at //<compiler-generated>",
            SIGILL, "arithmetic overflow: a number does not fit its type"
        ),
        (
            "  0 0x01 _dispatch_sync_f_slow + 194 in a.so\n  1 [ra] 0x02 DispatchQueue.sync(execute:) + 145 in b.so",
            SIGILL, "the test crashed in DispatchQueue.sync(execute:): Illegal instruction"
        ),
        ("", SIGSEGV, "The usual cause: a function or a property that calls itself without an end."),
    ])
    func `without a message, the backtrace or the signal says the cause`(
        frames: String,
        signal: Int32,
        message: String
    ) {
        let failure = failure(after: "Thread 0 crashed:\n\(frames)", ending: .killed(signal: signal))

        #expect(failure.messages.last == message)
    }

    @Test func `a hang by a continuation that is dropped names its function`() {
        let text = "SWIFT TASK CONTINUATION MISUSE: load() leaked its continuation without resuming it. This may …"

        #expect(
            failure(after: text, ending: .timedOut).messages == [
                "the test did not end within 20 s: load() never resumes its continuation"
            ]
        )
    }

    private static let outside = "code outside of the tests, such as a trait or a list of arguments,"

    @Test(arguments: [
        (
            ChildProcess.Ending.killed(signal: SIGILL), "EOwnTests/Own.swift:3: Fatal error: no rows",
            "\(outside) crashed: Fatal error: no rows: Katas/E/Tests/Own.swift:3"
        ),
        (.exited(0), "", "\(outside) ended the whole run, with exit code 0"),
        (.exited(69), "", TestRun.Result.noTests),
    ])
    func `a run that breaks off before its first test says why and where, and no test is no crash`(
        ending: ChildProcess.Ending,
        text: String,
        reason: String
    ) throws {
        var kit = try Kit(root: Checkout.root)
        kit.root = self.kit
        let launcher = try ProcessLauncher(scratchDirectory: self.kit)
        let stage = Stage(kit: kit, name: "own", root: self.kit)
        let build = Build(stage: stage, variables: [:], options: [], launcher: launcher, timeout: 1)
        let binary = TestBinary(build: build, folder: self.kit)
        let run = TestRun(binary: binary, launcher: launcher, timeout: 1)
        var tally = TestTally(of: run, maximumHangs: 1)

        tally.add(TestRun.TestProcess(log: RunLog(), ending: ending, epilogue: text))

        #expect(tally.result.inconsistency == reason)
    }

    private func failure(
        after text: String,
        ending: ChildProcess.Ending = .killed(signal: SIGILL)
    ) -> TestOutcome.Failure {
        let epilogue = text.replacing("KIT", with: kit.path)
        let text = CrashText(in: epilogue)
        let (learners, caller) = text.places(in: kit)
        return .init(messages: text.messages(after: ending, 20), location: learners, caller: caller)
    }
}
