extension Command {
    static let verify = Command(
        name: "verify",
        abstract: "Check the kit itself: starters all red, reference all green, guides complete.",
        options: [.timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            var inspection = Inspection(kit: session.kit)
            try inspection.checkFolders()
            try inspection.checkGuides()
            let starters = try session.judge.judgeStarters()
            inspection.checkStarters(starters.verdicts, warnings: starters.warnings)
            inspection.checkReference(try session.judge.judgeReference(session.kit.katas.units()))
            print(session.page.text(of: inspection))
            return inspection.findings.isEmpty ? 0 : 1
        }
    )
}

extension Page {
    fileprivate func text(of inspection: Inspection) -> String {
        let checks = inspection.checks.map { check in
            let findings = inspection.findings.filter { $0.check == check }.map { "    \($0.text)" }
            let mark = findings.isEmpty ? style.paint("✔", .green) : style.paint("✘", .red)
            return (["\(mark) \(check)"] + findings).joined(separator: "\n")
        }
        let count = inspection.findings.count
        let total = count == 0 ? "The kit holds." : "\(count) \(count == 1 ? "thing" : "things") to mend."
        return (checks + ["", total]).joined(separator: "\n")
    }
}
