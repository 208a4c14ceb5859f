import Foundation
import KataKit

/// Looks at the learner's code and at what was compiled, for what an instructor should look at. It takes no points, so it
/// is strict: what it cannot read is a remark too.
struct Audit: Codable, Sendable {
    /// What the kit's own code binds to on the reference, by the module of its tests.
    private var reference: [String: SuiteBindings] = [:]
    /// What the code of a kata may use because it is about that, by kata.
    private var names: [String: Set<String>] = [:]

    /// Takes a build of the reference as the measure.
    mutating func measure(_ laps: [LapID], in binary: TestBinary, _ launcher: ProcessLauncher) throws {
        let modules = try laps.map { try Modules($0, ofCode: true, binary) }
        let symbols = try ObjectSymbols(of: modules.flatMap(\.objects), launcher: launcher)
        for modules in modules {
            let used = Set(symbols.undefined(in: modules.learners.map(\.object)).map { symbols.symbol($0).shortName })
            names[modules.kata, default: []].formUnion(
                UsualNames.topics.filter { topic in used.contains { $0.contains(topic.key) } }.values.joined()
            )
            reference[modules.tests.name] = modules.bindings(symbols)
        }
    }

    /// - Parameters:
    ///   - ofCode: whether the learner's code is looked at, next to tests of the kit; or else the learner's tests.
    ///   - binary: a build with these laps.
    func remarks(
        on laps: [LapID],
        ofCode: Bool,
        of binary: TestBinary,
        _ launcher: ProcessLauncher
    ) throws -> [Remark] {
        let modules = try laps.map { try Modules($0, ofCode: ofCode, binary) }
        let symbols = try ObjectSymbols(of: modules.flatMap(\.objects), launcher: launcher)
        return try modules.flatMap { try remarks(on: $0, symbols, from: binary.package) }
    }

    private func remarks(on modules: Modules, _ symbols: ObjectSymbols, from root: URL) throws -> [Remark] {
        var remarks: [Remark] = []
        for file in modules.learners {
            let source = URL(filePath: file.source)
            let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
            func note(_ what: String, _ line: Int?) {
                remarks.append(Remark(kata: modules.kata, file: source.path(from: root), line: line, what: what))
            }
            for word in SuspectWords.find(in: text) { note(word.what, word.line) }
            let code = SymbolsOfCode(modules: modules.usable, namesOfKata: names[modules.kata] ?? [])
            for (what, name) in code.remarks(on: text, object: file.object, symbols) { note(what, text.line(of: name)) }
        }
        guard modules.ofCode, let reference = reference[modules.tests.name] else { return remarks }
        return remarks
            + modules.bindings(symbols).remarks(comparedWith: reference).map { Remark(kata: modules.kata, what: $0) }
    }
}

private struct Modules {
    var kata: String
    var ofCode: Bool
    var code: CompiledModule
    var tests: CompiledModule
    /// The learner's own files.
    var learners: [CompiledModule.File]
    var given: [CompiledModule.File]

    init(_ lap: LapID, ofCode: Bool, _ binary: TestBinary) throws {
        kata = lap.kata.name
        self.ofCode = ofCode
        code = try CompiledModule(kata, of: binary)
        tests = try CompiledModule(lap.testModule, of: binary)
        let folder = binary.package.appending(path: "Katas/\(kata)")
        let owners = code.files.map { (file: $0, lap: Lap(of: URL(filePath: $0.source).path(from: folder))) }
        learners = ofCode ? owners.filter { $0.lap == lap.lap }.map(\.file) : tests.files
        given = owners.filter { $0.lap == nil }.map(\.file)
    }

    /// The learner's module first, then what it may use wholly.
    var usable: [String] { ofCode ? [code.name] : [tests.name, code.name, "Testing", "XCTest"] }

    var objects: [String] { ofCode ? (code.files + tests.files).map(\.object) : learners.map(\.object) }

    func bindings(_ symbols: ObjectSymbols) -> SuiteBindings {
        SuiteBindings(of: code, suites: tests, given: given, symbols)
    }
}

extension String {
    /// The first line that has the last word of a name: a help to find the place, which need not be right.
    fileprivate func line(of name: String) -> Int? {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let word = words.last(where: { $0 != "init" }), let place = range(of: word) else { return nil }
        return self[..<place.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
    }
}
