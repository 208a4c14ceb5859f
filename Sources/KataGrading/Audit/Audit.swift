import Foundation
import KataKit

/// Looks at what was compiled: whether code calls only what its kata needs, whether it is memory-safe, and whether the
/// suites still mean what they mean on the reference. What the source calls something does not matter.
struct Audit: Sendable {
    private var launcher: ProcessLauncher
    /// What the kit's own code binds to on the reference, by kata.
    private var reference: [String: Bindings] = [:]
    private var areas: [String: Set<Permissions.Area>]

    /// - Throws: ``CommandError`` when the data of a kata names an area that does not exist.
    init(katas: [Kata], launcher: ProcessLauncher) throws {
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
        let safety = MemorySafety(launcher: launcher, modules: binary.folder.appending(path: "Modules"))
        var findings: [LapID: [AuditFinding]] = [:]
        for modules in modules {
            let kata = modules.kata.name
            var found = forbidden(modules, symbols) + foreign(modules, symbols)
            found += try safety.findings(in: modules.learners, of: modules.learnersModule)
            if modules.lap == .green, let reference = reference[kata] {
                found += modules.bindings(symbols).findings(comparedWith: reference)
            }
            let root = binary.package
            if !found.isEmpty { findings[LapID(kata: modules.kata, lap: modules.lap)] = found.map { $0.from(root) } }
        }
        return findings
    }

    /// What the learner's code calls without permission.
    private func forbidden(_ modules: Modules, _ symbols: ObjectSymbols) -> [AuditFinding] {
        let own: Set<Permissions.Area> = modules.lap == .bite ? [.testing] : []
        let permissions = Permissions(
            (areas[modules.kata.name] ?? []).union(own),
            modules: Set([modules.kata.name, modules.learnersModule.name]).sorted()
        )
        return modules.learners.flatMap { file in
            let used = symbols.undefined(in: [file.object]).map(symbols.symbol).filter { !permissions.allow($0) }
            return Set(used.map(\.shortEntity)).sorted().map { entity in
                AuditFinding(file: file.source, line: line(of: entity, in: file.source), what: "calls \(entity)")
            }
        }
    }

    /// What the learner's code defines in place of a function of the system or of another module.
    private func foreign(_ modules: Modules, _ symbols: ObjectSymbols) -> [AuditFinding] {
        // A file main.swift is a program's start.
        let starts = ["main", "\(modules.learnersModule.name)_main"]
        return modules.learners.flatMap { file in
            symbols.defined(in: [file.object]).map(symbols.symbol).filter { !$0.isSwift && !starts.contains($0.name) }
                .map { AuditFinding(file: file.source, what: "defines the symbol \($0.name)") }
        }
    }

    /// The first line that has the last word of a name, as a help to find the place.
    private func line(of entity: String, in file: String) -> Int? {
        guard let word = entity.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).last,
            let text = try? String(contentsOfFile: file, encoding: .utf8)
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { $0.contains(word) }.map { $0 + 1 }
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

    var objects: [String] {
        lap == .green ? (code.files + tests.files).map(\.object) : learners.map(\.object)
    }

    func bindings(_ symbols: ObjectSymbols) -> Bindings {
        let own = Set(learners.map(\.object))
        return Bindings(of: code, suites: tests, given: code.files.filter { !own.contains($0.object) }, symbols)
    }
}

extension Symbol {
    /// `Foundation.FileManager.default`, without signature and accessor.
    fileprivate var shortEntity: String {
        let entity = (self.entity ?? text).replacing(/^\(extension in \w+\):/, with: "")
        return String(entity.prefix { !"(< ".contains($0) }).replacing(/\.(getter|setter|modify|read)$/, with: "")
    }
}

extension AuditFinding {
    fileprivate func from(_ folder: URL) -> AuditFinding {
        var finding = self
        finding.file = file.map { URL(filePath: $0).path(from: folder) }
        return finding
    }
}
