import Foundation

/// What an author has promised of the kit, checked.
struct Inspection {
    struct Finding {
        var check: String
        var text: String
    }

    var kit: Kit
    private(set) var checks: [String] = []
    private(set) var findings: [Finding] = []

    init(kit: Kit) {
        self.kit = kit
    }

    /// The list of katas and the folders agree; starters are shipped as they are, references mirror them.
    mutating func checkFolders() throws {
        begin("the list of katas and the folders agree")
        let names = Set(kit.katas.map(\.name))
        for folder in ["Katas", "Solutions", ".starters"] {
            let found = Set(try kit.root.appending(path: folder).names)
            for name in names.subtracting(found).sorted() { report("\(folder)/\(name) is missing") }
            for name in found.subtracting(names).sorted() { report("\(folder)/\(name) is not in Package.swift's list") }
        }
        let guides = Set(try kit.root.appending(path: "docs/katas").names.map { String($0.dropLast(3)) })
        for name in guides.subtracting(names).sorted() {
            report("docs/katas/\(name).md is not in Package.swift's list")
        }
        for kata in kit.katas where !kata.officialTests.exists { report("Tests/\(kata.name)Tests is missing") }

        begin("Katas is shipped as the exact copy of the starters")
        for kata in kit.katas where !kit.root.appending(path: "Katas/\(kata.name)").holdsTheSame(as: kata.starter) {
            report("Katas/\(kata.name) differs from .starters/\(kata.name)")
        }

        begin("Solutions mirrors Katas file for file, and Given holds the same bytes")
        for kata in kit.katas {
            let starter = try kata.starter.appending(path: "Sources").files
            let reference = try kata.solution.appending(path: "Sources").files
            for path in Set(starter.keys).symmetricDifference(reference.keys).sorted() {
                report("\(kata.name)/Sources/\(path) is on one side only")
            }
            for path in starter.keys.sorted() where path.hasPrefix("Given/") && starter[path] != reference[path] {
                report("\(kata.name)/Sources/\(path) differs")
            }
        }
    }

    /// Each guide has all that the tool and a stuck learner read there.
    mutating func checkGuides() throws {
        begin("the guides are complete")
        for kata in kit.katas {
            let guide = kata.guide
            if guide.steps.map(\.number) != Array(1...max(1, guide.steps.count)) {
                report("\(kata.name): the steps are not numbered from 1 on")
            }
            for section in ["From the article's cases to ours", "What the article's tests miss", "Take home"]
            where !guide.sections.contains(section) {
                report("\(kata.name): the section '\(section)' is missing")
            }
            if guide.biteFiles.isEmpty { report("\(kata.name): the bite lap names no file to edit") }
            for file in guide.steps.flatMap(\.files) + guide.biteFiles {
                let path = file.replacingOccurrences(of: "Katas/", with: ".starters/")
                if !kit.root.appending(path: path).exists { report("\(kata.name): there is no \(file) to edit") }
            }
            for rule in guide.layers {
                if rule.files.isEmpty || rule.modules.isEmpty { report("\(kata.name): no layer rule: '\(rule.text)'") }
                for breach in try rule.breaches(in: kata.solution.appending(path: "Sources")) {
                    report("\(kata.name): the reference: \(breach.text(from: kit.root))")
                }
            }
            for step in guide.steps {
                if step.minutes == nil || step.files.isEmpty {
                    report("\(kata.name), step \(step.number): the line '**N minutes.** Edit `…`.' is missing")
                }
                for test in step.tests { check(test, of: kata) }
            }
        }
    }

    private mutating func check(_ test: Guide.Test, of kata: Kata) {
        if test.hints.count < 2 { report("\(kata.name): '\(test.name)' has fewer than two hints") }
        if test.hints.last?.contains("```swift") != true {
            report("\(kata.name): the last hint for '\(test.name)' is no code")
        }
        if test.hints.contains(where: { $0.contains(test.name) }) {
            report("\(kata.name): a hint for '\(test.name)' restates its name")
        }
    }

    /// Starters compile without a warning, and every test on them is red by an expectation.
    mutating func checkStarters(_ verdicts: Judge.Verdicts, warnings: [Diagnostic]) {
        begin("the starters compile without a warning")
        for warning in warnings { report(warning.text(from: kit.root)) }

        begin("on the starters every official test is red, by an expectation")
        for kata in kit.katas {
            for test in verdicts[Unit(kata: kata, lap: .green)]?.outcomes ?? [] where test.verdict != .failed {
                report("\(kata.name), \(test.suite ?? "?"): '\(test.name)' is \(test.verdict.rawValue)")
            }
        }

        begin("the guides name the tests of the suites, in their order")
        for kata in kit.katas { checkOrder(of: kata, verdicts[Unit(kata: kata, lap: .green)]?.outcomes ?? []) }

        begin("each starter's own tests are one test that fails")
        for kata in kit.katas {
            let tests = verdicts[Unit(kata: kata, lap: .bite)]?.outcomes ?? []
            if tests.map(\.verdict) != Array(repeating: .failed, count: max(1, Set(tests.map(\.suite)).count)) {
                report("\(kata.name): \(tests.map(\.name))")
            }
        }
    }

    private mutating func checkOrder(of kata: Kata, _ outcomes: [TestOutcome]) {
        let named = kata.guide.tests.map(\.name)
        for test in outcomes where !named.contains(test.name) {
            report("\(kata.name): the guide does not name '\(test.name)' of \(test.suite ?? "?")")
        }
        for step in kata.guide.steps {
            let tests = outcomes.filter { $0.suite == step.suite && !$0.id.isEmpty }
            let source = tests.sorted { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
            if source.map(\.name) != tests.map(\.name) { report("\(kata.name): \(step.suite) has another order") }
        }
    }

    /// The reference makes every official test green, and the model answer's tests are green on it.
    mutating func checkReference(_ verdicts: Judge.Verdicts) {
        begin("on the reference every test is green")
        for kata in kit.katas {
            for lap in Lap.allCases {
                guard let verdict = verdicts[Unit(kata: kata, lap: lap)], !verdict.isGreen else { continue }
                if let reason = verdict.reason { report("\(kata.name), \(lap.rawValue) lap: \(reason)") }
                for test in verdict.outcomes where test.verdict != .passed {
                    report("\(kata.name), \(test.suite ?? "?"): '\(test.name)' is \(test.verdict.rawValue)")
                }
            }
        }
    }

    mutating func begin(_ check: String) {
        checks.append(check)
    }

    mutating func report(_ text: String) {
        findings.append(Finding(check: checks.last ?? "", text: text))
    }
}

extension URL {
    /// What lies directly in this folder, without what is hidden.
    fileprivate var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(".") }
        }
    }
}
