import KataKit

/// What code that the kit owns, suites and given code, binds to in the learner's module.
///
/// Suites that compile with a learner's code need not mean the same: an operator, an overload or a conformance of the
/// learner's own can take the place of what they mean. Then they bind to something that the reference does not have.
struct SuiteBindings: Sendable {
    /// What the kit's code uses of the module and does not define itself.
    var used: Set<Symbol>
    /// What the given code defines.
    var given: Set<Symbol>
    /// The members that the module declares.
    var declared: Set<MemberName>
    var module: String
}

extension SuiteBindings {
    init(of module: CompiledModule, suites: CompiledModule, given: [CompiledModule.File], _ symbols: ObjectSymbols) {
        let kits = suites.files.map(\.object) + given.map(\.object)
        let own = symbols.defined(in: suites.files.map(\.object))
        self.module = module.name
        used = Set(
            symbols.undefined(in: kits).subtracting(own).map(symbols.symbol).filter { $0.isOf(module: module.name) }
        )
        self.given = Set(symbols.defined(in: given.map(\.object)).map(symbols.symbol))
        declared = Set(symbols.defined(in: module.files.map(\.object)).compactMap { symbols.symbol($0).member })
    }

    /// What is different from the bindings to the reference, and cannot follow from a different design.
    func remarks(comparedWith reference: SuiteBindings) -> [String] {
        let kept = Set(given.map(\.text))
        let lost = Set(reference.given.filter { !kept.contains($0.text) }.map(\.shortName))
        let expected = Set(reference.used.map(\.text))
        let new = used.filter { !expected.contains($0.text) }
        let bent = Set(findBent(in: new, known: reference.members).map(\.shortName))
        return bent.sorted().map { "the suites bind to \($0), which the reference does not have" }
            + lost.sorted().map { "the code replaces the given code's own \($0)" }
    }

    /// The members that a caller may mean.
    private var members: Set<MemberName> {
        declared.union(used.compactMap(\.member))
    }

    /// A different but correct design may have a class for a struct, a computed property for a stored one, a base class,
    /// a protocol with default implementations, one more parameter with a default value. The members that the tests call
    /// have the same names.
    private func findBent(in symbols: Set<Symbol>, known: Set<MemberName>) -> Set<Symbol> {
        let withDefaults = Set(used.filter { $0.text.hasPrefix("default argument ") }.compactMap(\.member))
        return symbols.filter { symbol in
            if let conformance = symbol.conformance { return !conformance.hasPrefix("\(module).") }
            guard let member = symbol.member else { return symbol.isOperator }
            // What it adds to a type of another module is nothing that the tests mean.
            if symbol.extends(in: module) { return true }
            // A property with a closure or a callable type, for a function.
            if symbol.isAccessor { return !known.contains { $0.name == member.name } }
            if member.name == "callAsFunction" { return !known.contains { $0.labels == member.labels } }
            return !known.contains(member)
                && !(withDefaults.contains(member) && known.contains { member.extends($0) })
        }
    }
}

extension MemberName {
    /// Whether it has more parameters than the other one, in the same order.
    fileprivate func extends(_ other: MemberName) -> Bool {
        guard name == other.name, labels.count > other.labels.count else { return false }
        var rest = labels[...]
        return other.labels.allSatisfy { label in
            guard let index = rest.firstIndex(of: label) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }
}

extension Symbol {
    /// Whether it is a member of another module's type, declared in this module.
    fileprivate func extends(in module: String) -> Bool {
        entity?.hasPrefix("(extension in \(module)):") == true
    }

    /// The protocol of a conformance: `Swift.Equatable` of `protocol witness table for A.B : Swift.Equatable in A`.
    fileprivate var conformance: String? {
        guard text.hasPrefix("protocol conformance descriptor for ") || text.hasPrefix("protocol witness table ") else {
            return nil
        }
        return text.firstMatch(of: #/ : (\S+) in \w+$/#).map { String($0.output.1) }
    }
}
