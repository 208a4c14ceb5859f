import Foundation
import KataKit

/// A suite that others wrote, with the code that it tests. It is built before anything is written: what its build declares
/// are its tests, whatever its text looks like.
struct SuiteDraft {
    private typealias File = (name: String, text: String, place: String)

    /// What a kata is made of.
    struct Parts {
        /// By path from the kit's root.
        let files: [String: Data]
        let steps: [NewKata.Step]
        let isOnMainActor: Bool
        /// What the author should know.
        let remarks: [String]
    }

    let session: Session
    let name: String

    /// - Parameters:
    ///   - suite: the paths of its files. What else they need of their folder comes along.
    ///   - stub: the paths of files to begin with. Each is the beginning of the solution of its name, or else of the next
    ///     solution, which gets its name.
    /// - Throws: ``CommandError`` that names what cannot be a kata.
    func make(suite: [String], solution: [String], stub: [String]) throws -> Parts {
        guard stub.count <= solution.count else {
            throw CommandError(.misuse, "--stub has more files than --solution: each is the beginning of a solution")
        }
        let places = [suite, solution, stub].map { $0.map { URL(filePath: $0).standardizedFileURL } }
        let modules = ReplacedModules(suite: places[0], code: places[1] + places[2], kata: name)
        var parts = try places.map { try read($0, of: modules) }
        let names = parts[2].map(\.name)
        for name in names where !parts[1].contains(where: { $0.name == name }) {
            guard let index = parts[1].firstIndex(where: { !names.contains($0.name) }) else { continue }
            parts[1][index].name = name
        }
        for file in parts[0] where SourceText(file.text).code.contains(/:\s*XCTestCase\b/) {
            throw CommandError(.misuse, "\(file.place) has cases of XCTest: turn them into @Test functions first")
        }
        let formatted = try parts.map(format)
        let (suite, solution, stubs) = (parts[0], parts[1], parts[2])

        let build = try build(suite, on: solution) {
            try readHelpers(nextTo: places[0], except: places.flatMap(\.self), of: modules)
        }
        let tested = suite + build.helpers
        if let test = OwnTestCode(tested.files("Tests"), in: folder).testsOfOthers.first {
            throw CommandError(.misuse, inPlace("\(test.file):\(test.line): \(test.message)", tested))
        }
        // In the order in which the author names the files.
        let tests = suite.flatMap { file in
            build.verdict.outcomes.filter { $0.location?.file.hasSuffix("/\(file.name)") == true }
        }
        guard !tests.isEmpty else {
            throw CommandError(.misuse, "\(suite[0].place): \(build.verdict.reason ?? "it has no @Test")")
        }
        guard build.verdict.state != .error else { throw CommandError(.misuse, build.verdict.reason ?? "") }
        try checkNames(of: tests, suite)
        let sources = stubs.map { "Katas/\(name)/Sources/\($0.name)" }
        let onStub = try judge(tested, on: stubs, isOnMainActor: build.isOnMainActor)
        let errorOnStub = error(in: onStub, tested, stubs)
        let green = Set(onStub.outcomes.filter { $0.verdict == .passed }.map(\.id))
        let order = tests.map { $0.suite ?? "" }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return Parts(
            files: (formatted[0] + build.helpers).files("Tests/\(name)Tests")
                .merging(formatted[1].files("Solutions/\(name)/Sources")) { $1 }
                .merging(formatted[2].files("Katas/\(name)/Sources")) { $1 },
            steps: order.map { suite in
                let tests = tests.filter { $0.suite ?? "" == suite }
                return (
                    suite, tests.map(\.name), tests.indices.filter { green.contains(tests[$0].id) }.map { $0 + 1 },
                    sources
                )
            },
            isOnMainActor: build.isOnMainActor,
            remarks: remarks(on: build, errorOnStub, green: green.count)
        )
    }

    /// - Throws: ``CommandError`` where a guide cannot have the name of a test.
    private func checkNames(of tests: [TestOutcome], _ suite: [File]) throws {
        for (index, test) in tests.enumerated() {
            let place = place(of: test, suite)
            if test.name.isEmpty || test.name.contains("\n") {
                throw CommandError(.misuse, "\(place): the name of this test is not one line: give it another")
            }
            // Swift tells them apart by the types of their arguments.
            if let twin = tests[..<index].first(where: { $0.suite == test.suite && $0.name == test.name }) {
                let places = "\(self.place(of: twin, suite)) and \(place)"
                throw CommandError(.misuse, "\(places) have the same name, '\(test.name)': give each test its own")
            }
        }
    }

    /// A text with the author's own paths in place of those of the files that were built.
    private func inPlace(_ text: String, _ tests: [File], _ code: [File] = []) -> String {
        code.inPlace(tests.inPlace(text, from: "\(folder.path)/Tests"), from: "\(folder.path)/Sources")
    }

    private func place(of test: TestOutcome, _ suite: [File]) -> String {
        test.location.map { inPlace("\($0.file):\($0.line)", suite) } ?? test.id
    }

    private func remarks(on build: Build, _ errorOnStub: String?, green: Int) -> [String] {
        let open = build.verdict.outcomes.filter { $0.verdict != .passed }
        let shown = open.prefix(3).map { "'\($0.name)'\($0.isSkipped ? " (skipped)" : "")" }
        let names = shown + (open.count > 3 ? ["…"] : [])
        return [
            build.isOnMainActor
                ? nil : "It compiles only off the main actor, so Package.swift has it in nonisolatedKatas.",
            build.helpers.isEmpty ? nil : "Copied too: \(build.helpers.map(\.name).joined(separator: ", ")).",
            open.isEmpty
                ? nil
                : """
                Not green on the solution: \(open.count) of \(build.verdict.outcomes.count) tests, \
                \(names.joined(separator: ", ")). A kata needs each test to run and to pass.
                """,
            errorOnStub.map { "On the stub, the suite does not compile: write the stub first. \($0)" },
            green == 0
                ? nil
                : "Green on the stub too: \(green). The guide lists them as guards: a mutant has to make each red.",
        ].compactMap { $0 }
    }

    // MARK: Files

    private func read(_ files: [URL], of modules: ReplacedModules) throws -> [File] {
        try files.reduce(into: []) { read, file in
            let (name, place) = (file.lastPathComponent, file.path(from: URL.currentDirectory()))
            if file.kind == .folder { throw CommandError(.misuse, "\(place) is a folder: name its Swift files") }
            guard file.kind == .file, name.hasSuffix(".swift") else {
                throw CommandError(.misuse, "\(place): there is no such Swift file")
            }
            if let twin = read.first(where: { $0.name == name }) {
                throw CommandError(.misuse, "\(twin.place) and \(place) have the same name: rename one")
            }
            read.append((name, modules.rename(in: file.readText()), place))
        }
    }

    /// Reads the other files in and below the folders of a suite, except for those with tests.
    private func readHelpers(nextTo suite: [URL], except known: [URL], of modules: ReplacedModules) throws -> [File] {
        let paths = try suite.map { $0.deletingLastPathComponent() }.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                .filter(\.isSwiftFile)
                .map { folder.appending(path: $0).path }
        }
        let others = Set(paths).subtracting(known.map(\.path)).sorted()
        let helpers = try read(others.map { URL(filePath: $0) }, of: modules).filter {
            !SourceText($0.text).code.contains(/@Test\b|:\s*XCTestCase\b/)
        }
        return try format(helpers)
    }

    /// The files as this kit writes Swift, so that patches on them stay.
    private func format(_ files: [File]) throws -> [File] {
        let launcher = session.judge.launcher
        return try launcher.withTemporaryFile("format") { folder in
            try sync(files.files("Code"), to: folder)
            let settings = session.kit.root.appending(path: ".swift-format")
            let options = settings.exists ? ["--configuration", settings.path] : []
            let command = ["swift", "format", "--in-place", "--recursive"] + options + [folder.path]
            let result = try launcher.capture(command, timeout: 120)
            guard result.ending == .exited(0) else {
                let line = result.text.split(separator: "\n").first { $0.contains("error:") } ?? "swift format failed"
                throw CommandError(.misuse, files.inPlace(String(line), from: "\(folder.path)/Code"))
            }
            return files.map { ($0.name, folder.appending(path: "Code/\($0.name)").readText(), $0.place) }
        }
    }

    // MARK: Building

    private typealias Build = (verdict: LapVerdict, isOnMainActor: Bool, helpers: [File])

    /// Builds and runs the suite. The first settings with which it compiles are the kata's.
    ///
    /// - Parameter readHelpers: called if it does not compile.
    private func build(_ suite: [File], on code: [File], _ readHelpers: () throws -> [File]) throws -> Build {
        var error: String?
        for isSecond in [false, true] {
            let helpers = isSecond ? (try? readHelpers()) ?? [] : []
            guard error == nil || !helpers.isEmpty else { break }
            for isOnMainActor in [true, false] {
                let verdict = try judge(suite + helpers, on: code, isOnMainActor: isOnMainActor)
                guard let found = self.error(in: verdict, suite + helpers, code) else {
                    return (verdict, isOnMainActor, helpers)
                }
                if !isOnMainActor { error = found }
            }
        }
        throw CommandError(.misuse, "the suite does not compile on the solution: \(error ?? "")")
    }

    /// Why the suite does not compile, at a place in the author's own file; nil if it does.
    private func error(in verdict: LapVerdict, _ tests: [File], _ code: [File]) -> String? {
        guard verdict.state == .doesNotCompile else { return nil }
        let error = verdict.diagnostics.first.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" }
        return inPlace(error ?? verdict.reason ?? "", tests, code).replacing("\(root.path)/", with: "")
    }

    private var root: URL { session.kit.scratchDirectory.appending(path: "new") }
    private var folder: URL { root.appending(path: "Katas/\(name)") }

    /// Judges a suite in the place of a learner's own tests: then no guide has to name its tests, and it has their limits.
    private func judge(_ suite: [File], on code: [File], isOnMainActor: Bool) throws -> LapVerdict {
        let library = "Sources/HeadlessUIKit"
        let manifest = try String(contentsOf: session.kit.root.appending(path: "Package.swift"), encoding: .utf8)
            .replacing(/let katas = \[[^\]]*/, with: "let katas = [", maxReplacements: 1)
            .withKata(name, isOnMainActor: isOnMainActor)
        try root.removeTree()
        defer { try? root.removeTree() }
        try sync(
            [
                "Package.swift": Data(manifest.utf8),
                GuidePage.guide.path(for: name): Data("# \(name)\n".utf8),
            ].merging(session.kit.root.appending(path: library).readFiles().within(library)) { $1 },
            to: root
        )
        // The builds of the kit are those of this one.
        try FileManager.default.createSymbolicLink(
            at: root.appending(path: ".build"),
            withDestinationURL: session.kit.buildFolder.resolved()
        )
        let kit = try Kit(root: root)
        let judge = Judge(kit: kit, launcher: session.judge.launcher, settings: session.judge.settings)
        let lap = kit.katas[0].lap(.bite)
        let trial = Trial(lap, code: code.files("Sources"), tests: suite.files("Tests"))
        let stage = isOnMainActor ? "new" : "new-nonisolated"
        let verdicts = try judge.verdicts(of: judge.build([trial], in: stage, says: "building the suite"))
        guard let verdict = verdicts[lap] else { throw CommandError(.misuse, "\(name) has no suite") }
        return verdict
    }
}

/// The modules that a kata takes the place of: what its suite imports for tests, or by the name of a folder of the code.
private struct ReplacedModules {
    let kata: String
    let names: Set<String>
    /// What the code and the suite declare. Where a type or a variable has the name of its module, the name means that.
    let declared: Set<String>

    init(suite: [URL], code: [URL], kata: String) {
        let folders = code.flatMap { $0.pathComponents.dropLast().suffix(2) }
        let imports = suite.flatMap { $0.readText().matches(of: /(@testable\s+)?\bimport\s+(\w+)/) }
        let declaration = /\b(?:actor|class|enum|let|protocol|struct|typealias|var)\s+(\w+)|\b([a-z]\w*):/
        self.kata = kata
        names = Set(
            imports.filter { $0.output.1 != nil || folders.contains(String($0.output.2)) }.map { String($0.output.2) }
        )
        let declarations = (suite + code).flatMap { $0.readText().matches(of: declaration) }
        declared = Set(declarations.compactMap { $0.output.1 ?? $0.output.2 }.map(String.init))
    }

    func rename(in text: String) -> String {
        text.replacing(/(?:@testable\s+)?\bimport\s+(\w+)/) { match in
            names.contains(String(match.output.1)) ? "@testable import \(kata)" : String(match.output.0)
        }
        .replacing(/(["\/])?\b(\w+)\./) { match in
            let name = String(match.output.2)
            // After a quote or a slash, it is the name of a file.
            let isModule = match.output.1 == nil && names.contains(name) && !declared.contains(name)
            return isModule ? "\(kata)." : String(match.output.0)
        }
    }
}

extension [(name: String, text: String, place: String)] {
    /// Their contents, by path.
    fileprivate func files(_ folder: String) -> [String: Data] {
        reduce(into: [:]) { $0["\(folder)/\($1.name)"] = Data($1.text.utf8) }
    }

    /// A text with their own paths in place of those in a folder.
    fileprivate func inPlace(_ text: String, from folder: String) -> String {
        reduce(text) { $0.replacing("\(folder)/\($1.name)", with: $1.place) }
    }
}
