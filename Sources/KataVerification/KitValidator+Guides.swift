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
            if kata.guide.biteLesson.isEmpty { report("\(kata.name), bite lap: the line '**To learn.** …' is missing") }
            for step in kata.guide.steps {
                if step.lesson.isEmpty {
                    report("\(kata.name), step \(step.number): the line '**To learn.** …' is missing")
                }
                if step.minutes == nil || step.files.isEmpty {
                    report("\(kata.name), step \(step.number): the line '**N minutes.** Edit `…`.' is missing")
                }
            }
        }

        begin("each rule of the bite laps has mutants, and each mutant a rule")
        for kata in kit.katas { try checkRules(of: kata) }
    }

    private mutating func checkRules(of kata: Kata) throws {
        let review = kata.review
        let (rules, rows) = (kata.guide.rules, review?.mutantsByRule ?? [])
        let mutants = try kata.mutants(.bite).map(\.name)
        let named = rows.flatMap(\.mutants)
        guard review?.sections.contains(ReviewPage.ruleTable) == true else {
            return report(
                "\(kata.name): the section '\(ReviewPage.ruleTable)' is missing in \(GuidePage.review.path(for: kata.name))"
            )
        }
        var problems: [String] = []
        if rules.isEmpty { problems.append("no item of the bite lap begins with the bold name of a rule") }
        problems += rules.filter { rule in !rows.contains { $0.rule == rule } }.map { "the rule '\($0)' has no row" }
        problems += rows.map(\.rule).filter { !rules.contains($0) }.map { "'\($0)' is not a rule of the bite lap" }
        problems += rows.filter(\.mutants.isEmpty).map { "the rule '\($0.rule)' has no mutant" }
        problems += mutants.filter { !named.contains($0) }.map { "the mutant '\($0)' has no rule" }
        problems += named.filter { !mutants.contains($0) }.map { "there is no mutant '\($0)'" }
        for problem in problems { report("\(kata.name), '\(ReviewPage.ruleTable)': \(problem)") }
    }

    private mutating func checkSections(of kata: Kata) {
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
        if guide.biteFiles.isEmpty { report("\(kata.name): the bite lap names no file to edit") }
        for file in guide.steps.flatMap({ $0.files + $0.otherFiles }) + guide.biteFiles {
            let path = file.replacing("Katas/", with: ".starters/", maxReplacements: 1)
            if !kit.root.appending(path: path).exists { report("\(kata.name): there is no \(file) to edit") }
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
        for section in ["From the article's cases to ours", "What the article's tests miss", "Take home"]
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
        if list.hints.count <= HintPage.levelsBeforeCode {
            report("\(kata.name): \(owner) has fewer than three hints")
        }
        if list.hints.prefix(HintPage.levelsBeforeCode).contains(where: { $0.contains("```") }) {
            report("\(kata.name): one of the first two hints for \(owner) has code, and handouts include them")
        }
        if list.hints.last?.contains("```swift") != true {
            report("\(kata.name): the last hint for \(owner) has no code")
        }
        if let test = list.test, list.hints.contains(where: { $0.contains(test) }) {
            report("\(kata.name): a hint for \(owner) restates its name")
        }
    }

    /// The page of hints must have the steps and tests of the guide, in their order.
    private mutating func checkHeadings(of page: HintPage, _ kata: Kata) {
        let expected = kata.guide.steps.flatMap { step in
            step.tests.map { "'\($0)' of step \(step.number), \(step.suite)," }
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
        if expected != found, Set(expected) == Set(found) {
            report("\(kata.name): \(GuidePage.hints.path(for: kata.name)) has the tests in a different order")
        }
    }
}

extension Kata {
    /// Nil when the page is missing.
    var review: ReviewPage? { MarkdownPage(file: file(of: .review)).map(ReviewPage.init) }
}
