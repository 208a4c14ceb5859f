import Foundation

extension Command {
    static let doctor = Command(
        name: "doctor",
        abstract:
            "Check that this machine is ready, and build all once, so that the first verdict comes fast; all offline.",
        options: [.timeout, .buildTimeout],
        run: { arguments in
            let session = try Session(arguments)
            var isReady = true
            for check in [session.checkToolchain, session.checkGit, session.checkDisk, session.checkBuild] {
                let finding = try check()
                isReady = isReady && finding.mend == nil
                let mark = session.page.style.mark(finding.mend == nil)
                print(
                    (["\(mark) \(finding.text)"] + [finding.mend.map { "    \($0)" }].compactMap { $0 }).joined(
                        separator: "\n"
                    )
                )
            }
            print(isReady ? "\nReady: swift run kata" : "\nNot ready yet.")
            return isReady ? 0 : 1
        }
    )
}

/// What was found, and what to do about it where it will not do.
private struct Finding {
    var text: String
    var mend: String?
}

extension Session {
    /// The manifest says which tools it needs.
    fileprivate func checkToolchain() throws -> Finding {
        let manifest = try String(contentsOf: kit.root.appending(path: "Package.swift"), encoding: .utf8)
        let needed = manifest.numbers(after: "swift-tools-version:")
        let answer = try judge.toolbox.answer(["swift", "--version"])
        let found = answer.numbers(after: "Swift version ")
        let text = "Swift \(found.isEmpty ? "of an unknown version" : found.map(String.init).joined(separator: "."))"
        let isEnough = !found.lexicographicallyPrecedes(needed)
        let version = needed.map(String.init).joined(separator: ".")
        return Finding(
            text: text,
            mend: isEnough ? nil : "Install Swift \(version) or later: https://www.swift.org/install"
        )
    }

    fileprivate func checkGit() throws -> Finding {
        guard let answer = try? judge.toolbox.answer(["git", "--version"]), answer.hasPrefix("git version") else {
            return Finding(
                text: "git",
                mend: "Install git: 'kata compare' shows differences with it."
            )
        }
        return Finding(text: "git \(answer.numbers(after: "git version ").map(String.init).joined(separator: "."))")
    }

    /// A build of all takes some 600 MB, one of the reference about as much.
    fileprivate func checkDisk() throws -> Finding {
        let attributes = try FileManager.default.attributesOfFileSystem(forPath: kit.root.path)
        guard let free = (attributes[.systemFreeSize] as? NSNumber)?.int64Value else {
            return Finding(text: "the free space of this disk is not known")
        }
        let text = "\(free >> 20) MB free"
        return Finding(
            text: text,
            mend: free >> 20 < 2048 ? "Make room: the builds of a workshop take up to 2 GB." : nil
        )
    }

    /// The learner's own build, warm from then on, and one run of it.
    fileprivate func checkBuild() throws -> Finding {
        let start = Date()
        let verdicts = try judge.judge(kit.katas.units())
        let seconds = Int(Date().timeIntervalSince(start).rounded())
        for unit in kit.katas.units() {
            guard let verdict = verdicts[unit] else { continue }
            if verdict.state == .doesNotCompile, verdict.diagnostics.isEmpty {
                return Finding(text: "the build", mend: verdict.reason)
            }
            if unit.lap == .green, [.red, .suspicious].contains(verdict.state),
                verdict.outcomes.allSatisfy({ $0.id.isEmpty })
            {
                return Finding(text: "the tests", mend: verdict.reason ?? "no test of \(unit.kata.name) has run")
            }
        }
        let broken = kit.katas.units().filter { verdicts[$0]?.state == .doesNotCompile }.map(\.folder)
        let note =
            broken.isEmpty ? "" : "; yours to mend: \(broken.map { $0.path(from: kit.root) }.joined(separator: ", "))"
        return Finding(text: "the katas build and their tests run (\(seconds) s)\(note)")
    }
}

extension String {
    /// `[6, 3, 1]` of the version that follows these words.
    fileprivate func numbers(after words: String) -> [Int] {
        guard let start = range(of: words)?.upperBound else { return [] }
        return self[start...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap {
            Int($0)
        }
    }
}
