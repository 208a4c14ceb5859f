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
                let (text, fix) = try check()
                isReady = isReady && fix == nil
                print("\(session.renderer.style.mark(fix == nil)) \(text)\(fix.map { "\n    \($0)" } ?? "")")
            }
            print(isReady ? "\nReady: swift run kata" : "\nNot ready yet.")
            return isReady ? 0 : 1
        }
    )
}

/// What a check found, and how to fix the problem; nil when nothing is wrong.
private typealias Finding = (text: String, fix: String?)

extension Session {
    fileprivate func checkToolchain() throws -> Finding {
        let needed = kit.root.appending(path: "Package.swift").readText().numbers(after: "swift-tools-version:")
        let toolchain = try Toolchain(judge.launcher)
        let isTooOld = toolchain.version.lexicographicallyPrecedes(needed)
        let fix = "Install Swift \(needed.asVersion) or later: https://www.swift.org/install"
        return (Versions.text(with: toolchain), isTooOld ? fix : nil)
    }

    fileprivate func checkGit() throws -> Finding {
        let answer = try? judge.launcher.capture(["git", "--version"], timeout: 30).text
        let version = answer?.numbers(after: "git version ") ?? []
        let fix = "Install git: 'kata compare' and 'kata history' need it."
        return ("git \(version.asVersion)", version.isEmpty ? fix : nil)
    }

    /// A build of all katas takes about 600 MB, and a build of the reference takes about the same.
    fileprivate func checkDisk() -> Finding {
        let fix = "Free some disk space: the builds of a workshop take up to 2 GB."
        return ("\(kit.root.freeSpace) MB free", kit.root.freeSpace < 2048 ? fix : nil)
    }

    /// An archive that was packed on Windows, or a clone without `.gitattributes`, may have other line ends. Patches and the
    /// copies of the starters then differ.
    fileprivate func checkLineEnds() throws -> Finding {
        let guides = try kit.root.appending(path: "docs/katas").readFiles()
        let isOfWindows = guides.values.contains { $0.contains(UInt8(ascii: "\r")) }
        let fix = "Clone again, or unpack the archive again, and copy your Sources and Tests there."
        return isOfWindows ? ("line ends of Windows (CRLF)", fix) : ("line ends as in the repository", nil)
    }

    /// Builds the learner's katas, so that the next build is fast, and runs their tests once.
    fileprivate func checkBuild() throws -> Finding {
        let start = Date()
        let laps = kit.katas.laps()
        let verdicts: Judge.Verdicts
        do {
            verdicts = try judgeLearnersCode(laps, again: { _ in true }).mapValues(\.verdict)
        } catch let error as CommandError {
            return ("the build", error.message)
        }
        let seconds = Int(Date().timeIntervalSince(start).rounded())
        for lap in laps {
            guard let verdict = verdicts[lap] else { continue }
            if verdict.failedWithoutPlace { return ("the build", verdict.reason) }
            if verdict.state == .doesNotCompile, lap.isUntouched(), lap.kata.findEditedGiven().isEmpty {
                return (
                    "\(lap.kata.name) as it was shipped: \(verdict.diagnostics[0].text(from: kit.root))",
                    "This is not your fault. Delete the .build folder and run again. Then try the current Swift."
                )
            }
            if lap.guide != nil, [.red, .error].contains(verdict.state), !verdict.hasRun {
                return ("the tests", verdict.reason ?? "no test of \(lap.kata.name) ran")
            }
        }
        let broken = laps.filter { verdicts[$0]?.state == .doesNotCompile }.map { $0.folder.path(from: kit.root) }
        let note = broken.isEmpty ? "" : "; for you to fix: \(broken.joined(separator: ", "))"
        let runner = TestRunner.find(judge.launcher).summary
        return ("the katas build and their tests run, \(runner) (\(seconds) s)\(note)", nil)
    }
}
