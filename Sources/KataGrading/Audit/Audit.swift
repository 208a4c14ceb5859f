import Foundation
import KataKit

/// Looks at what was compiled: whether code calls only what its kata needs, whether it is memory-safe, and whether the
/// suites still mean what they mean on the reference. What the source calls something does not matter.
struct Audit: Sendable {
    enum Question: CaseIterable, Sendable {
        /// Does the code call only what its kata needs?
        case calls
        /// Is it memory-safe?
        case memorySafety
        /// Does it keep the compiler's checks on, and define no symbol with the name of another one?
        case compilerMarks
        /// Do the suites bind to what they bind to on the reference?
        case bindings
    }

    private let questions: Set<Question>
    private var launcher: ProcessLauncher
    /// What the kit's own code binds to on the reference, by kata.
    private var reference: [String: SuiteBindings] = [:]
    private var areas: [String: Set<Permissions.Area>]

    /// - Throws: ``CommandError`` when the data of a kata names an area that does not exist.
    init(katas: [Kata], questions: Set<Question>, launcher: ProcessLauncher) throws {
        self.questions = questions
        self.launcher = launcher
        areas = try katas.reduce(into: [:]) { $0[$1.name] = try Permissions.areas(of: $1) }
    }

    /// Takes a build of the reference as the measure.
    mutating func measure(_ katas: [Kata], in binary: TestBinary) throws {
        let modules = try katas.map { try Modules($0, .green, binary) }
        let symbols = try ObjectSymbols(of: modules.flatMap(\.objects), launcher: launcher)
        for modules in modules { reference[modules.kata.name] = modules.bindings(symbols) }
    }

    /// Why laps are stopped, by lap. A lap without a finding is not in the result.
    ///
    /// - Parameter binary: a build with these laps.
    func findings(in laps: [LapID], of binary: TestBinary) throws -> [LapID: [AuditFinding]] {
        let modules = try laps.map { try Modules($0.kata, $0.lap, binary) }
        let symbols = try ObjectSymbols(of: modules.flatMap(\.objects), launcher: launcher)
        var findings: [LapID: [AuditFinding]] = [:]
        for modules in modules {
            let kata = modules.kata.name
            let code = LearnersCode(
                files: modules.learners,
                module: modules.learnersModule,
                permissions: Permissions(
                    (areas[kata] ?? []).union(modules.lap == .bite ? [.testing] : []),
                    modules: Set([kata, modules.learnersModule.name]).sorted(),
                    underscored: try modules.underscoredWords()
                ),
                imports: [binary.folder, binary.folder.appending(path: "Modules")]
            )
            let found = try Question.allCases.filter(questions.contains).flatMap { question in
                switch question {
                case .calls: code.calls(symbols)
                case .memorySafety: try code.unsafeCode(launcher)
                case .compilerMarks: try code.compilerMarks(launcher)
                case .bindings: changedBindings(modules, symbols)
                }
            }
            let root = binary.package
            if !found.isEmpty { findings[LapID(kata: modules.kata, lap: modules.lap)] = found.map { $0.from(root) } }
        }
        return findings
    }

    private func changedBindings(_ modules: Modules, _ symbols: ObjectSymbols) -> [AuditFinding] {
        guard modules.lap == .green, let reference = reference[modules.kata.name] else { return [] }
        return modules.bindings(symbols).findings(comparedWith: reference)
    }
}

/// The modules of a lap in a build.
private struct Modules {
    var kata: Kata
    var lap: Lap
    var code: CompiledModule
    var tests: CompiledModule
    /// The learner's own files.
    var learners: [CompiledModule.File]

    init(_ kata: Kata, _ lap: Lap, _ binary: TestBinary) throws {
        self.kata = kata
        self.lap = lap
        code = try CompiledModule(kata.name, of: binary)
        tests = try CompiledModule(LapID(kata: kata, lap: lap).testModule, of: binary)
        let folder = binary.package.appending(path: "Katas/\(kata.name)")
        learners = lap == .green ? code.files(in: folder.appending(path: "Sources")) : tests.files
    }

    /// The module that the learner's files belong to.
    var learnersModule: CompiledModule {
        lap == .green ? code : tests
    }

    /// The words of the learner's files that begin with an underscore.
    func underscoredWords() throws -> Set<String> {
        try learners.reduce(into: []) { words, file in
            let text = String(decoding: try Data(contentsOf: URL(filePath: file.source)), as: UTF8.self)
            let all = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            words.formUnion(all.filter { $0.hasPrefix("_") }.map(String.init))
        }
    }

    var objects: [String] {
        lap == .green ? (code.files + tests.files).map(\.object) : learners.map(\.object)
    }

    func bindings(_ symbols: ObjectSymbols) -> SuiteBindings {
        let own = Set(learners.map(\.object))
        return SuiteBindings(of: code, suites: tests, given: code.files.filter { !own.contains($0.object) }, symbols)
    }
}

extension AuditFinding {
    fileprivate func from(_ folder: URL) -> AuditFinding {
        var finding = self
        finding.file = file.map { URL(filePath: $0).path(from: folder) }
        return finding
    }
}
