import KataKit

extension KitValidator {
    /// Checks that each guide has what the tool and a stuck learner read there.
    mutating func checkGuides() throws {
        begin("the guides are complete")
        for kata in kit.katas {
            checkSections(of: kata)
            _ = expect("Take home", in: kata)
            checkHints(of: kata)
            try checkLayers(of: kata)
            for lap in kata.laps where lap.guide == nil {
                checkLines(of: lap.place, lap.exercise.lesson, lap.exercise.minutes, lap.exercise.files)
            }
            for step in kata.guide.steps {
                checkLines(of: "\(kata.name), step \(step.number)", step.lesson, step.minutes, step.files)
            }
        }

        begin("each rule has mutants, and each mutant a rule, where learners write tests")
        for lap in kit.katas.laps() where lap.guide == nil { try checkRules(of: lap) }

        begin("each edge case and each check of a test-first lap begins with a rule, and each rule has one")
        for kata in kit.katas {
            for step in kata.guide.steps { match(step.edgeCases, step.rules, of: "\(kata.name), step \(step.number)") }
            for lap in kata.laps where lap.isTestFirst {
                match(lap.namesOfChecks, lap.exercise.rules, of: lap.place)
            }
        }

        begin("a variant that judges learners' tests names a rule that leaves something open")
        for lap in kit.katas.laps() where lap.guide == nil && !lap.exercise.leftOpen.isEmpty {
            for variant in try lap.kata.variants(lap.lap)
            where !lap.exercise.leftOpen.keys.contains(where: { variant.hint.hasPrefix("\($0):") }) {
                report("\(lap.place), \(variant.name): '\(variant.hint)'")
            }
        }
    }

    private mutating func match(_ tests: [String], _ rules: [String], of part: String) {
        for rule in rules where !tests.contains(where: { $0.hasPrefix("\(rule):") }) {
            report("\(part): the rule '\(rule)' has no test")
        }
        for test in tests where !rules.contains(where: { test.hasPrefix("\($0):") }) {
            report("\(part): the test '\(test)' does not begin with a rule of the guide")
        }
    }

    private mutating func checkLines(of part: String, _ lesson: String, _ minutes: Int?, _ files: [String]) {
        if lesson.isEmpty { report("\(part): the line '**To learn.** …' is missing") }
        if minutes == nil || files.isEmpty { report("\(part): the line '**N minutes.** Edit `…`.' is missing") }
    }

    private mutating func checkRules(of lap: LapID) throws {
        let (rules, rows, place) = (lap.exercise.rules, lap.mutantsByRule, lap.place)
        let mutants = try lap.kata.mutants(lap.lap).map(\.name)
        let named = rows.flatMap(\.mutants)
        guard expect(MarkdownPage.ruleTables[lap.lap] ?? "", in: lap.kata) else { return }
        if rules.isEmpty { report("\(place): no item of the guide begins with the bold name of a rule") }
        for rule in rules where !rows.map(\.rule).contains(rule) { report("\(place): the rule '\(rule)' has no row") }
        for row in rows where !rules.contains(row.rule) { report("\(place): the guide has no rule '\(row.rule)'") }
        for row in rows where row.mutants.isEmpty { report("\(place): the rule '\(row.rule)' has no mutant") }
        for mutant in mutants where !named.contains(mutant) { report("\(place): the mutant '\(mutant)' has no rule") }
        for mutant in named where !mutants.contains(mutant) { report("\(place): there is no mutant '\(mutant)'") }
    }

    private mutating func checkSections(of kata: Kata) {
        if kit.short(kata) == nil {
            let line = "<!-- in short: what it is about | what you learn -->"
            report("\(GuidePage.guide.path(for: kata.name)): below the title, the line '\(line)' is missing")
        }
        let (guide, refactor) = (kata.guide, Guide.refactor)
        if !guide.sections.contains(refactor) { report("\(kata.name): the section '\(refactor)' is missing") }
        let files = guide.steps.flatMap { $0.files + $0.otherFiles } + kata.laps.flatMap(\.exercise.files)
        for file in files where !kit.root.appending(path: file).exists {
            report("\(kata.name): the guide names \(file), which does not exist")
        }
    }

    private mutating func checkLayers(of kata: Kata) throws {
        for rule in kata.guide.layers {
            if rule.files.isEmpty || rule.modules.isEmpty { report("\(kata.name): not a layer rule: '\(rule.text)'") }
            for violation in try rule.violations(in: kata.solution.appending(path: "Sources")) {
                report("\(kata.name): the reference: \(violation.text(from: kit.root))")
            }
        }
    }

    /// - Returns: whether the review has this section.
    private mutating func expect(_ section: String, in kata: Kata) -> Bool {
        let isThere = kata.review?.sections.contains { $0.heading == section } == true
        let path = GuidePage.review.path(for: kata.name)
        if !isThere { report("\(kata.name): the section '\(section)' is missing in \(path)") }
        return isThere
    }

    private mutating func checkHints(of kata: Kata) {
        guard let page = kata.hints else {
            return report("\(kata.name): \(GuidePage.hints.path(for: kata.name)) is missing")
        }
        checkHeadings(of: page, kata)
        let suites = ((try? kata.officialTests.readFiles()) ?? [:]).values.map(\.text)
        for list in page.lists {
            let subject = "\(kata.name), \(list.test.map { "'\($0)'" } ?? "step \(list.step)")"
            guard let message = list.message else {
                check(list, for: subject, of: kata)
                continue
            }
            let place = "\(subject) after \"\(message)\""
            if !suites.contains(where: { $0.contains(message) }) { report("\(place): no test has this message") }
            check(list, for: place, of: kata)
        }
    }

    private mutating func check(_ list: HintPage.HintList, for place: String, of kata: Kata) {
        let (early, last) = (list.hints.prefix(HintPage.levelsBeforeCode), list.hints.last ?? "")
        if list.hints.count <= HintPage.levelsBeforeCode { report("\(place): there are fewer than three hints") }
        if early.joined().contains("```") {
            report("\(place): one of the first two hints has code, and handouts include them")
        }
        if !last.contains("```swift") { report("\(place): the last hint has no code") }
        let isRule = kata.guide.steps.contains { $0.suite == list.suite && $0.rules.contains(list.test ?? "") }
        if let test = list.test, list.step > 0, !isRule, list.hints.joined(separator: "\n").contains(test) {
            report("\(place): a hint restates the name of the test")
        }
    }

    /// The page of hints must have the steps and tests of the guide.
    private mutating func checkHeadings(of page: HintPage, _ kata: Kata) {
        func heading(_ test: String, _ step: Int, _ suite: String) -> String {
            "\(kata.name): '\(test)' of step \(step), \(suite), is only in"
        }
        let steps = kata.guide.steps.flatMap { step in
            (step.tests + step.rules).map { heading($0, step.number, step.suite) }
        }
        let laps = kata.laps.filter(\.isTestFirst).flatMap { lap in
            lap.exercise.rules.map { heading($0, 0, lap.lap.title) }
        }
        let found = page.lists.filter { $0.message == nil }.map { heading($0.test ?? "", $0.step, $0.suite) }
        for text in steps + laps where !found.contains(text) { report("\(text) the guide") }
        for text in found where !(steps + laps).contains(text) { report("\(text) the hints") }
    }
}

extension Kata {
    /// Nil when the page is missing.
    var review: MarkdownPage? { MarkdownPage(file: file(of: .review)) }
}
