import Foundation
import TestSupport
import Testing

@testable import KataKit

extension EndToEnd {
    /// `kata watch` on a real pseudo-terminal.
    @Suite(.long, .serialized, .takingTurns)
    struct WatchTests {
        private static let red = "func answer() -> Int { 0 }\n"
        private static let green = "func answer() -> Int { 42 }\n"
        private static let code = "Katas/Sum/Sources/Code.swift"
        private static let footer = "q quit\n"

        let kit: FixtureKit

        init() throws {
            kit = try FixtureKit("watch", [.sum, .patient])
            try kit.root.appending(path: ".build").makeFolder()
            for path in ["Katas/Sum/Sources/Extra.swift", ".build/started", ".build/go"] { kit.remove(path) }
        }

        @Test func `each kind of save brings its verdict`() throws {
            try kit.begin("Katas/Sum/Tests/Own.swift")
            let terminal = try PseudoTerminal(kit, "watch", "--timeout", "2")
            defer { terminal.hangUp() }
            #expect(try terminal.page(to: Self.footer).contains("Sum  [--------------------]  "))

            try save(Self.green)
            let page = try terminal.page(to: Self.footer)
            #expect(page.contains("Saved: Sources/Code.swift"))
            #expect(page.contains("turned green: it answers\n"))
            #expect(page.contains("★ The test of Sum is green."))
            #expect(page.contains("Sum is done. Next: Patient\n\n  Then  press n\n"))

            try save(Self.red, byRename: true)
            #expect(try terminal.page(to: Self.footer).contains("turned red: it answers\n"))

            try save("func answer() -> Int { nobody }\n")
            let broken = try terminal.page(to: Self.footer)
            #expect(broken.contains("Code.swift:1:24: error: cannot find 'nobody' in scope"))
            #expect(!broken.contains("turned red"))

            try save("func answer() -> Int { extra }\n")
            try terminal.page(to: Self.footer)
            try kit.write("let extra = 42\n", to: "Katas/Sum/Sources/Extra.swift")
            let added = try terminal.page(to: Self.footer)
            #expect(added.contains("Saved: Sources/Extra.swift"))
            #expect(added.contains("turned green: it answers\n"))

            kit.remove("Katas/Sum/Sources/Extra.swift")
            let removed = try terminal.page(to: Self.footer)
            #expect(removed.contains("Deleted: Sources/Extra.swift\n") && !removed.contains("Saved:"))
            #expect(removed.contains("cannot find 'extra' in scope"))

            terminal.type("q")
            #expect(try terminal.ending() == .exited(0))
            #expect(terminal.isAsItWas)
            #expect(try kit.leftovers() == "")
        }

        @Test func `an edit of own tests shows the mutants' score`() throws {
            let folder = "Solutions/Sum/Mutants/bite"
            try kit.write(
                FixtureKit.patch("Sources/Code.swift", from: Self.red, to: "func answer() -> Int { 7 }\n"),
                to: "\(folder)/answers-seven.patch"
            )
            defer { kit.remove(folder) }
            let terminal = try PseudoTerminal(kit, "watch", "Sum")
            defer { terminal.hangUp() }
            #expect(!(try terminal.page(to: Self.footer).contains("mutants")))

            try save(Self.failingTest.replacingOccurrences(of: "== 1", with: "== 0"), to: "Katas/Sum/Tests/Own.swift")
            let killed = try terminal.page(to: Self.footer)
            #expect(killed.contains("Saved: Tests/Own.swift"))
            #expect(killed.contains("- bite lap: your own tests, 1 of 1 green\n") && !killed.contains("not counted"))
            #expect(killed.contains("Sum, bite lap  [####################]  1 of 1 mutant killed"))
            #expect(killed.contains("★ The mutant of Sum is killed.\n"))

            try save(Self.failingTest.replacingOccurrences(of: "== 1", with: "< 9"), to: "Katas/Sum/Tests/Own.swift")
            let survived = try terminal.page(to: Self.footer)
            #expect(survived.contains("0 of 1 mutant killed") && survived.contains("kata mutants Sum --all"))
            #expect(!survived.contains("A user notices."))

            let right = "extension OwnTests { @Test func `it is right`() { #expect(answer() == 0) } }\n"
            try save(Self.failingTest + right, to: "Katas/Sum/Tests/Own.swift")
            let early = try terminal.page(to: "mutant killed")
            #expect(early.contains("✘ an own test\n") && early.contains("Expectation failed: (answer() → 0) == 1"))
            try terminal.page(to: Self.footer)

            try save(Self.red)
            #expect(!(try terminal.page(to: Self.footer).contains("mutants")))

            terminal.type("q")
            #expect(try terminal.ending() == .exited(0))
        }

        @Test func `a save stops a run that hangs`() throws {
            let terminal = try PseudoTerminal(kit, "watch", "Patient", "--timeout", "200")
            defer { terminal.hangUp() }
            try waitForFile("started")
            try terminal.page(to: "Running Patient.")

            // A key in the meantime does not hide the save.
            terminal.type("h")
            try save("func answer() -> Int { 42 }\n", to: "Katas/Patient/Sources/Code.swift")
            #expect(try terminal.page(to: Self.footer, within: 60).contains("1 of 1 green"))

            terminal.type("q")
            #expect(try terminal.ending() == .exited(0))
            #expect(try kit.leftovers() == "")
        }

        @Test func `what turned green in a run that a save ends is said after the next run`() throws {
            let kit = try FixtureKit("watch-test-first", [.order])
            let (started, go) = (kit.root.appending(path: ".build/started"), kit.root.appending(path: ".build/go"))
            kit.remove(".build/started")
            try kit.write("", to: ".build/go")
            try kit.write(Self.waitingOnStub(started, go), to: "Katas/Order/Tests/First/PriceTests.swift")
            let terminal = try PseudoTerminal(kit, "watch", "Order", "--timeout", "200")
            defer { terminal.hangUp() }
            try terminal.page(to: Self.footer)
            for name in ["started", "go"] { kit.remove(".build/\(name)") }
            // The same tests are not run again on the stub.
            let tests = "\(Self.waitingOnStub(started, go))// Changed.\n"
            try kit.write(tests, to: "Katas/Order/Tests/First/PriceTests.swift")
            try kit.write("func price(of items: Int) -> Int { items * 10 }\n", to: Self.price)
            try #require(wait(120) { started.exists }, "the test has not run on the stub")

            try kit.write("func price(of items: Int) -> Int { 10 * items }\n", to: Self.price)

            let first = try terminal.page(to: "Saved: Sources/First/Price.swift")
            #expect(!first.contains("turned green"))
            try terminal.page(to: "Saved: Sources/First/Price.swift")
            try kit.write("", to: ".build/go")
            #expect(try terminal.page(to: Self.footer).contains("✔ turned green: it has a price\n"))
        }

        @Test func `a file that the tool cannot write does not end a watch`() throws {
            let memory = ".backups/memory.json"
            kit.remove(memory)
            defer { kit.remove(memory) }
            try kit.write("in the way", to: "\(memory)/folder")

            let terminal = try PseudoTerminal(kit, "watch", "Sum")
            defer { terminal.hangUp() }

            let page = try terminal.page(to: Self.footer)
            #expect(page.contains("memory.json"), "\(page)")
            terminal.type("q")
            #expect(try terminal.ending() == .exited(0))
        }

        @Test func `each key does what the last line says`() throws {
            let terminal = try PseudoTerminal(kit, "watch", "Sum")
            defer { terminal.hangUp() }
            try terminal.page(to: Self.footer)
            #expect(!terminal.isAsItWas)

            terminal.type("h")
            #expect(try terminal.page(to: Self.footer).contains("Hint 1 of 3"))
            terminal.type("h")
            #expect(try terminal.page(to: Self.footer).contains("Hint 2 of 3"))
            terminal.type("pp")
            #expect(try terminal.page(to: Self.footer).contains("Your guess: red. Now save.\n"))
            #expect(try terminal.page(to: Self.footer).contains("Your guess: green. Now save.\n"))
            terminal.type("c")
            #expect(try terminal.page(to: Self.footer).contains("You see the reference when your code is green."))
            terminal.type("xr")
            #expect(try terminal.page(to: Self.footer).contains("You guessed green for 'it answers': it is red.\n\n"))
            terminal.type("r")
            #expect(!(try terminal.page(to: Self.footer).contains("You guessed")))
            try kit.write("", to: ".build/go")
            terminal.type("n")
            #expect(try terminal.page(to: Self.footer).contains("Watching Katas/Patient."))

            terminal.type("q")
            #expect(try terminal.ending() == .exited(0))
            #expect(terminal.isAsItWas)
        }

        @Test func `without a terminal it goes on until it is ended, and VS Code's problem matchers read it`() throws {
            let log = kit.root.appending(path: ".build/watch.log")
            let script = """
                cd "$2" || exit 98
                : >"$3"
                "$1" watch Sum --plain >"$3" </dev/null & watch=$!
                for i in $(seq 600); do grep -q '^Watching' "$3" && break; sleep 0.1; done
                echo 'func answer() -> Int { nobody }' >\(Self.code)
                for i in $(seq 600); do [ "$(grep -c '^Watching' "$3")" -ge 2 ] && break; sleep 0.1; done
                kill -TERM $watch
                wait $watch
                """
            let result = try Shell.output(
                of: script,
                [KataCommand.Program.kata.path, kit.root.path, log.path],
                environment: ["LC_ALL": "ko_KR.UTF-8"]
            )
            #expect(result.code == 128 + SIGTERM)

            let lines = try String(contentsOf: log, encoding: .utf8).components(separatedBy: "\n")
            let matchers = try EditorTasks.problemMatchers(of: "kata watch")
            for matcher in matchers {
                let (begins, ends) = try (
                    Regex(matcher.background.beginsPattern), Regex(matcher.background.endsPattern)
                )
                #expect(lines.count { $0.contains(begins) } == 2)
                #expect(lines.count { $0.contains(ends) } == 2)
            }
            let problems = try matchers.flatMap { try $0.problems(in: lines) }
            #expect(
                problems == [
                    ["Katas/Sum/Sources/Code.swift", "1", "24", "error", "cannot find 'nobody' in scope"],
                    ["Tests/SumTests/Suite.swift", "7", "9", "Expectation failed: (answer() → 0) == 42"],
                ]
            )
        }

        @Test(arguments: [SIGINT, SIGTERM, SIGSEGV])
        func `the terminal's settings are restored after each signal`(signal: Int32) throws {
            let terminal = try PseudoTerminal(kit, "watch", "Sum")
            defer { terminal.hangUp() }
            try terminal.page(to: Self.footer)
            #expect(!terminal.isAsItWas)

            try terminal.send(signal)

            #expect(try terminal.ending() != nil)
            #expect(terminal.isAsItWas)
        }

        @Test func `a closed window ends it and what it runs`() throws {
            let terminal = try PseudoTerminal(kit, "watch", "Patient", "--timeout", "200")
            defer { terminal.hangUp() }
            try waitForFile("started")

            terminal.hangUp()

            let ending = try terminal.ending()
            #expect(ending == .exited(129))
            #expect(try kit.leftovers() == "")
        }

        private func waitForFile(_ name: String) throws {
            try #require(wait(120) { kit.root.appending(path: ".build/\(name)").exists }, "no test has started")
        }

        private func save(_ text: String, to path: String = code, byRename: Bool = false) throws {
            let file = kit.root.appending(path: path)
            try Data(text.utf8).write(to: file, options: byRename ? .atomic : [])
        }

        private static let price = "Katas/Order/Sources/First/Price.swift"

        /// A test that is red on the starter, once it may go on.
        private static func waitingOnStub(_ started: URL, _ go: URL) -> String {
            """
            import Foundation
            import Testing
            @testable import Order

            struct PriceTests {
                @Test func `it has a price`() {
                    while price(of: 2) == -1, !FileManager.default.fileExists(atPath: "\(go.path)") {
                        FileManager.default.createFile(atPath: "\(started.path)", contents: nil)
                        usleep(10_000)
                    }
                    #expect(price(of: 2) == 20)
                }
            }

            """
        }

        private static let failingTest = """
            import Testing
            @testable import Sum

            struct OwnTests {
                @Test func `an own test`() {
                    #expect(answer() == 1)
                }
            }

            """
    }
}

extension FixtureKata {
    /// Its code waits until one of these tests lets it continue.
    fileprivate static let patient = FixtureKata(
        name: "Patient",
        source: """
            import Foundation

            func answer() -> Int {
                FileManager.default.createFile(atPath: ".build/started", contents: nil)
                while !FileManager.default.fileExists(atPath: ".build/go") { usleep(10_000) }
                return 41
            }

            """,
        tests: [("it answers", "#expect(answer() == 42)")]
    )
}
