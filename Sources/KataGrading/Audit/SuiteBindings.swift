import KataKit

/// What code that the kit owns, suites and given code, binds to in the learner's module.
///
/// Suites that compile with a learner's code need not mean the same: an operator, an overload or a conformance of the
/// learner's own can take the place of what they mean. Then they bind to something that the reference does not have.
struct SuiteBindings: Codable, Sendable {
    /// What the kit's code uses of the module and does not define itself.
    var used: Set<Symbol>
    /// What the given code defines.
    var given: Set<Symbol>
    /// The names of what the module declares.
    var names: Set<String>
    var module: String
}

extension SuiteBindings {
    init(of module: CompiledModule, suites: CompiledModule, given: [CompiledModule.File], _ symbols: ObjectSymbols) {
        func defined(_ files: [CompiledModule.File]) -> Set<Symbol> {
            Set(symbols.defined(in: files.map(\.object)).map(symbols.symbol))
        }
        let kits = symbols.undefined(in: (suites.files + given).map(\.object))
        self.module = module.name
        used = Set(kits.map(symbols.symbol)).filter { $0.isOf(module: module.name) }.subtracting(defined(suites.files))
        self.given = defined(given)
        names = Set(defined(module.files).filter(\.isMember).map(\.nameForCallers))
    }

    /// What is different from the bindings to the reference, and cannot follow from a different design.
    func remarks(comparedWith reference: SuiteBindings) -> [String] {
        let kept = Set(given.map(\.text))
        let lost = Set(reference.given.filter { !kept.contains($0.text) }.map(\.shortName))
        let expected = Set(reference.used.map(\.text))
        let new = used.filter { !expected.contains($0.text) && isBent($0, knowing: reference.names) }
        return Set(new.map(\.shortName)).sorted().map { "the suites bind to \($0), which the reference does not have" }
            + lost.sorted().map { "the code replaces the given code's own \($0)" }
    }

    /// A different but correct design may have a class for a struct, a computed property for a stored one, a base class,
    /// a protocol with default implementations, one more parameter. The members that the tests call have the same names,
    /// and belong to the module's own types.
    private func isBent(_ symbol: Symbol, knowing names: Set<String>) -> Bool {
        if let conformance = symbol.conformance { return !conformance.hasPrefix("\(module).") }
        if symbol.isNameless || symbol.entity?.hasPrefix("(extension in \(module)):") == true { return true }
        return symbol.isMember && !names.contains(symbol.nameForCallers)
    }
}

extension Symbol {
    /// A global function is not a member of the same name.
    var nameForCallers: String { path.count < 3 ? path.joined(separator: ".") : path.last ?? "" }

    /// The protocol of a conformance: `Swift.Equatable` of `protocol witness table for A.B : Swift.Equatable in A`.
    fileprivate var conformance: String? {
        let kinds = ["protocol conformance descriptor for ", "protocol witness table "]
        guard kinds.contains(where: text.hasPrefix) else { return nil }
        return text.firstMatch(of: #/ : (\S+) in \w+$/#).map { String($0.output.1) }
    }
}
