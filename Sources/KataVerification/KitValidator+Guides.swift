import KataKit

extension KitValidator {
    /// Checks that each guide has what the tool and a stuck learner read there.
    mutating func checkGuides() throws {
        begin("the guides are complete")
        for kata in kit.katas {
            checkSections(of: kata)
            checkReview(of: kata)
            checkHints(of: kata)
            try checkLayers(of: kata)
            for lap in kata.laps where lap.guide == nil {
                let exercise = lap.exercise
                checkLines(of: "\(kata.name), \(lap.lap.title)", exercise.lesson, exercise.minutes, exercise.files)
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
                match(lap.namesOfChecks, lap.exercise.rules, of: "\(kata.name), \(lap.lap.title)")
            }
        }

        begin("a variant that judges learners' tests names a rule that leaves something open")
        for lap in kit.katas.laps() where lap.guide == nil && !lap.exercise.leftOpen.isEmpty {
            for variant in try lap.kata.variants(lap.lap)
            where !lap.exercise.leftOpen.keys.contains(where: { variant.note.hasPrefix("\($0):") }) {
                report("\(lap.kata.name), \(lap.lap.title), \(variant.name): '\(variant.note)'")
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
        let (rules, rows) = (lap.exercise.rules, lap.mutantsByRule)
        let mutants = try lap.kata.mutants(lap.lap).map(\.name)
        let named = rows.flatMap(\.mutants)
        let section = ReviewPage.ruleTables[lap.lap] ?? ""
        guard lap.kata.review?.sections.contains(section) == true else {
            let path = GuidePage.review.path(for: lap.kata.name)
            return report("\(lap.kata.name): the section '\(section)' is missing in \(path)")
        }
        var problems: [String] = []
        if rules.isEmpty { problems.append("no item of the \(lap.lap.title) begins with the bold name of a rule") }
        problems += rules.filter { rule in !rows.contains { $0.rule == rule } }.map { "the rule '\($0)' has no row" }
        problems += rows.map(\.rule).filter { !rules.contains($0) }.map {
            "'\($0)' is not a rule of the \(lap.lap.title)"
        }
        problems += rows.filter(\.mutants.isEmpty).map { "the rule '\($0.rule)' has no mutant" }
        problems += mutants.filter { !named.contains($0) }.map { "the mutant '\($0)' has no rule" }
        problems += named.filter { !mutants.contains($0) }.map { "there is no mutant '\($0)'" }
        for problem in problems { report("\(lap.kata.name), '\(section)': \(problem)") }
    }

    private mutating func checkSections(of kata: Kata) {
        if kit.short(kata) == nil {
            let line = "<!-- in short: what it is about | what you learn -->"
            report("\(GuidePage.guide.path(for: kata.name)): below the title, the line '\(line)' is missing")
        }
        let guide = kata.guide
        if guide.steps.map(\.number) != Array(1...max(1, guide.steps.count)) {
            report("\(kata.name): the steps are not numbered from 1 on")
        }
        let sections = guide.sections
        if let last = sections.lastIndex(where: { $0.hasPrefix("Step ") }),
            let bite = sections.firstIndex(where: { $0.hasPrefix("Bite lap") }),
            sections.firstIndex(of: Guide.refactor).map({ last < $0 && $0 < bite }) != true
        {
            report("\(kata.name): the section '\(Guide.refactor)' is missing between the last step and the bite lap")
        }
        for file in guide.steps.flatMap({ $0.files + $0.otherFiles }) + kata.laps.flatMap(\.exercise.files) {
            if !kit.root.appending(path: file).exists { report("\(kata.name): there is no \(file) to edit") }
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

    private mutating func checkReview(of kata: Kata) {
        let path = GuidePage.review.path(for: kata.name)
        guard let review = kata.review else { return report("\(kata.name): \(path) is missing") }
        let onArticle = ["From the article's cases to ours", "What the article's tests miss"]
        for section in (kata.articleCases.exists ? onArticle : []) + ["Take home"]
        where !review.sections.contains(section) {
            report("\(kata.name): the section '\(section)' is missing in \(path)")
        }
    }

    private mutating func checkHints(of kata: Kata) {
        guard let page = kata.hints else {
            return report("\(kata.name): \(GuidePage.hints.path(for: kata.name)) is missing")
        }
        checkHeadings(of: page, kata)
        let suites = ((try? kata.officialTests.readFiles()) ?? [:]).values.map { String(decoding: $0, as: UTF8.self) }
        for (index, list) in page.lists.enumerated() {
            let subject = list.test.map { "'\($0)'" } ?? "step \(list.step)"
            let earlier = page.lists.prefix(index).filter(list.belongs).compactMap(\.message)
            if let message = list.message, !suites.contains(where: { $0.contains(message) }) {
                let folder = "Tests/\(kata.name)Tests"
                report("\(kata.name): no line of \(folder) has the message for hints of \(subject): \"\(message)\"")
            }
            if let message = list.message, earlier.contains(where: { message.contains($0) }) {
                report("\(kata.name): earlier hints of \(subject) already fit the message \"\(message)\"")
            }
            check(list, for: subject + (list.message.map { " after \"\($0)\"" } ?? ""), of: kata)
        }
    }

    private mutating func check(_ list: HintPage.HintList, for owner: String, of kata: Kata) {
        if list.hints.count <= HintPage.levelsBeforeCode { report("\(kata.name): \(owner) has fewer than three hints") }
        if list.hints.prefix(HintPage.levelsBeforeCode).contains(where: { $0.contains("```") }) {
            report("\(kata.name): one of the first two hints for \(owner) has code, and handouts include them")
        }
        if list.hints.last?.contains("```swift") != true {
            report("\(kata.name): the last hint for \(owner) has no code")
        }
        let isRule = kata.guide.steps.contains { $0.suite == list.suite && $0.rules.contains(list.test ?? "") }
        if let test = list.test, list.step > 0, !isRule, list.hints.contains(where: { $0.contains(test) }) {
            report("\(kata.name): a hint for \(owner) restates its name")
        }
    }

    /// The page of hints must have the steps and tests of the guide.
    private mutating func checkHeadings(of page: HintPage, _ kata: Kata) {
        let expected =
            kata.guide.steps.flatMap { step in
                (step.tests + step.rules).map { "'\($0)' of step \(step.number), \(step.suite)," }
            }
            + kata.laps.filter(\.isTestFirst).flatMap { lap in
                lap.exercise.rules.map { "'\($0)' of step 0, \(lap.lap.title)," }
            }
        let found = page.lists.filter { $0.message == nil }.map { list in
            "'\(list.test ?? "")' of step \(list.step), \(list.suite),"
        }
        let pages = [(GuidePage.guide, expected, found), (.hints, found, expected)]
        for (page, headings, others) in pages {
            for heading in headings where !others.contains(heading) {
                report("\(kata.name): \(heading) is only in \(page.path(for: kata.name))")
            }
        }
    }
}

extension Kata {
    /// Nil when the page is missing.
    var review: ReviewPage? { MarkdownPage(file: file(of: .review)).map(ReviewPage.init) }
}
