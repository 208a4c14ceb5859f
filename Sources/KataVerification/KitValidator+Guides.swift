import KataKit

extension KitValidator {
    /// Checks that each guide has what the tool and a stuck learner read there.
    mutating func checkGuides() throws {
        begin("the guides are complete")
        for kata in kit.katas {
            checkSections(of: kata)
            try checkLayers(of: kata)
            for step in kata.guide.steps {
                if step.minutes == nil || step.files.isEmpty {
                    report("\(kata.name), step \(step.number): the line '**N minutes.** Edit `…`.' is missing")
                }
                for test in step.tests { checkHints(for: test, of: kata) }
            }
        }
    }

    private mutating func checkSections(of kata: Kata) {
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
            let path = file.replacing("Katas/", with: ".starters/", maxReplacements: 1)
            if !kit.root.appending(path: path).exists { report("\(kata.name): there is no \(file) to edit") }
        }
    }

    private mutating func checkLayers(of kata: Kata) throws {
        for rule in kata.guide.layers {
            if rule.files.isEmpty || rule.modules.isEmpty { report("\(kata.name): no layer rule: '\(rule.text)'") }
            for violation in try rule.violations(in: kata.solution.appending(path: "Sources")) {
                report("\(kata.name): the reference: \(violation.text(from: kit.root))")
            }
        }
    }

    private mutating func checkHints(for test: Guide.Test, of kata: Kata) {
        if test.hints.count < 2 { report("\(kata.name): '\(test.name)' has fewer than two hints") }
        if test.hints.last?.contains("```swift") != true {
            report("\(kata.name): the last hint for '\(test.name)' has no code")
        }
        if test.hints.contains(where: { $0.contains(test.name) }) {
            report("\(kata.name): a hint for '\(test.name)' restates its name")
        }
    }
}
