import Foundation

extension Command {
    static let doctor = Command(
        name: "doctor",
        abstract: "Check the toolchain and do the first build. Works offline.",
        options: [.timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments, .english)
            var isReady = true
            let checks = [
                session.checkToolchain, session.checkGit, session.checkDisk, session.checkLineEnds, session.checkBuild,
            ]
            for check in checks {
                let finding = try check()
                isReady = isReady && finding.fix == nil
                print("\(session.renderer.style.mark(finding.fix == nil)) \(finding.text)")
                if let fix = finding.fix { print("    \(fix)") }
            }
            print(isReady ? "\nReady: swift run kata" : "\nNot ready yet.")
            return isReady ? 0 : 1
        }
    )
}

private struct CheckResult {
    var text: String
    /// How to fix the problem; nil when nothing is wrong.
    var fix: String?
}

extension Session {
    fileprivate func checkToolchain() throws -> CheckResult {
        let manifest = try String(contentsOf: kit.root.appending(path: "Package.swift"), encoding: .utf8)
        let needed = manifest.numbers(after: "swift-tools-version:")
        let versions = try Versions(judge.launcher)
        guard !versions.swift.isEmpty else {
            return CheckResult(
                text: "no version of Swift, with the temporary folder \(judge.launcher.temporaryFolder.path)",
                fix: "Move the kit to a folder whose path has only English letters, and run again."
            )
        }
        let isEnough = !versions.swift.lexicographicallyPrecedes(needed)
        return CheckResult(
            text: versions.description,
            fix: isEnough ? nil : "Install Swift \(needed.asVersion) or later: https://www.swift.org/install"
        )
    }

    fileprivate func checkGit() throws -> CheckResult {
        let answer = try? judge.launcher.capture(["git", "--version"], timeout: 30).text
        guard let version = answer?.numbers(after: "git version "), !version.isEmpty else {
            return CheckResult(text: "git", fix: "Install git: 'kata compare' and 'kata mutants' need it.")
        }
        return CheckResult(text: "git \(version.asVersion)")
    }

    /// A build of all katas takes about 600 MB, and a build of the reference takes about the same.
    fileprivate func checkDisk() throws -> CheckResult {
        let attributes = try FileManager.default.attributesOfFileSystem(forPath: kit.root.path)
        guard let free = (attributes[.systemFreeSize] as? NSNumber)?.int64Value else {
            return CheckResult(text: "the free space of this disk is not known")
        }
        let fix = free >> 20 < 2048 ? "Free some disk space: the builds of a workshop take up to 2 GB." : nil
        return CheckResult(text: "\(free >> 20) MB free", fix: fix)
    }

    /// An archive that was packed on Windows, or a clone without `.gitattributes`, may have other line ends. Patches and the
    /// copies of the starters then differ.
    fileprivate func checkLineEnds() throws -> CheckResult {
        let guides = try kit.root.appending(path: "docs/katas").readFiles()
        guard guides.values.contains(where: { $0.contains(UInt8(ascii: "\r")) }) else {
            return CheckResult(text: "line ends as in the repository")
        }
        return CheckResult(
            text: "line ends of Windows (CRLF)",
            fix: "Clone again, or unpack the archive again, and copy your Sources and Tests there."
        )
    }

    /// Builds the learner's katas, so that the next build is fast, and runs their tests once.
    fileprivate func checkBuild() throws -> CheckResult {
        let start = Date()
        let laps = kit.katas.laps()
        let verdicts: Judge.Verdicts
        do {
            verdicts = try judgeLearnersCode(laps, again: true).mapValues(\.verdict)
        } catch let error as CommandError {
            return CheckResult(text: "the build", fix: error.message)
        }
        let seconds = Int(Date().timeIntervalSince(start).rounded())
        for lap in laps {
            guard let verdict = verdicts[lap] else { continue }
            if verdict.state == .doesNotCompile, verdict.diagnostics.isEmpty {
                return CheckResult(text: "the build", fix: verdict.reason)
            }
            if verdict.state == .doesNotCompile, lap.isUntouched(), !lap.kata.hasEditedGiven() {
                return CheckResult(
                    text: "\(lap.kata.name) as it was shipped: \(verdict.diagnostics[0].text(from: kit.root))",
                    fix: "This is not your fault. Delete the .build folder and run again. Then try the current Swift."
                )
            }
            if lap.guide != nil, [.red, .error].contains(verdict.state), !verdict.hasRun {
                return CheckResult(text: "the tests", fix: verdict.reason ?? "no test of \(lap.kata.name) ran")
            }
        }
        let broken = laps.filter { verdicts[$0]?.state == .doesNotCompile }.map { $0.folder.path(from: kit.root) }
        let note = broken.isEmpty ? "" : "; for you to fix: \(broken.joined(separator: ", "))"
        let runner = TestRunner.find(judge.launcher).summary
        return CheckResult(text: "the katas build and their tests run, \(runner) (\(seconds) s)\(note)")
    }
}
