import Testing

@testable import KataKit

/// The texts are what Swift 6.3.1 prints on Linux, shortened.
struct CrashTextTests {
    typealias Frame = CrashText.Frame

    @Test func `a message of Swift's library names a place there, the backtrace the learner's line`() {
        let words = CrashText(
            in: #"""
                Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

                *** Signal 4: Backtracing from 0x7f98adf6df7f... done ***

                *** Program crashed: Illegal instruction at 0x00007f98adf6df7f ***

                Thread 0 "KatasPackageTes":

                  0      0x00007f5245c92301 sigsuspend + 65 in libc.so.6
                ...

                Thread 1 "-qos.overcommit" crashed:

                  0                  0x00007f98ae0f961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
                  1 [ra]             0x00005591116b90f1 index(_:) + 32 in Tests.xctest at /kit/Katas/E/Sources/E.swift:7:6
                  2 [ra] [inlined]   0x00005591116f02e3 freestanding macro expansion #1 of expect in module ETests file T.swift line 5 column 24 in Tests.xctest at /tmp/swift-generated-sources/@__swiftmacro.swift:1:32
                  3 [async]          0x00005591116f02e3 T.`an index`() in Tests.xctest at /kit/Tests/ETests/T.swift:5
                ...

                Backtrace took 0.02s
                """#
        )

        #expect(words.message == "Fatal error: Index out of range")
        #expect(words.place == CrashText.Place(module: "Swift", file: "ContiguousArrayBuffer.swift", line: 692))
        #expect(
            words.frames.filter { $0.location?.file.hasPrefix("/kit") == true } == [
                Frame(function: "index(_:)", location: .init(file: "/kit/Katas/E/Sources/E.swift", line: 7, column: 6)),
                Frame(
                    function: "T.`an index`()",
                    location: .init(file: "/kit/Tests/ETests/T.swift", line: 5, column: nil)
                ),
            ]
        )
    }

    @Test(arguments: [
        ("E/E.swift:24: Fatal error: todo", "Fatal error: todo"),
        ("E/E.swift:24: Fatal error", "Fatal error"),
        ("E/E.swift:25: Precondition failed: pre", "Precondition failed: pre"),
        ("E/E.swift:26: Assertion failed", "Assertion failed"),
        (
            "E/E.swift:28: Fatal error: 'try!' expression unexpectedly raised an error: E.Er()",
            "Fatal error: 'try!' expression unexpectedly raised an error: E.Er()"
        ),
        (
            "Fatal error: Attempted to read an unowned reference but object 0x7f4a14000fc0 was already destroyed",
            "Fatal error: Attempted to read an unowned reference but object was already destroyed"
        ),
        (
            "Could not cast value of type 'Swift.String' (0x7fcc5d1d7ca0) to 'Swift.Int' (0x7fcc5d1da698).",
            "Could not cast value of type 'Swift.String' to 'Swift.Int'."
        ),
    ])
    func `each message of the runtime is found, without its addresses`(line: String, message: String) {
        #expect(CrashText(in: "◇ Test t() started.\n\(line)\n").message == message)
    }

    @Test func `what a test prints about an error is not a message of the runtime`() {
        let text = "✘ Test t() recorded an issue at T.swift:1:1: Fatal error: no\nFatal errors: 3\n"
        #expect(CrashText(in: text).message == nil)
    }

    @Test func `a trap without a message is an inlined frame`() {
        let words = CrashText(
            in: """
                Thread 1 "-qos.overcommit" crashed:

                  0 [inlined] [system] 0x00005605b86810cc Swift runtime failure: arithmetic overflow in T.xctest at //<compiler-generated>
                  1                    0x00005605b86810cc overflow(_:) + 76 in T.xctest at /kit/Katas/E/Sources/E.swift:3:15
                """
        )
        #expect(words.frames.map(\.function) == ["Swift runtime failure: arithmetic overflow", "overflow(_:)"])
    }

    @Test func `a continuation that is dropped names its function`() {
        let text =
            "SWIFT TASK CONTINUATION MISUSE: load() leaked its continuation without resuming it. This may cause …"
        #expect(CrashText(in: text).leak == "load()")
    }
}
