import KataKit

/// What the learner's objects of a module use from outside, and what they define for others.
struct SymbolsOfCode {
    /// The learner's module, and others that it may use wholly.
    var modules: [String]
    /// The names that only this kata's code may use.
    var namesOfKata: Set<String> = []

    /// How many symbols of a file are listed.
    private static let most = 10

    /// - Parameter text: of the source file.
    /// - Returns: each with the name that it is about.
    func remarks(on text: String, object: String, _ symbols: ObjectSymbols) -> [(what: String, name: String)] {
        let written = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        let used = symbols.undefined(in: [object]).map(symbols.symbol).filter {
            !isUsual($0) || isOfCompiler($0) && isNamed($0, in: written)
                // Without its label, a format is not seen among the words.
                || $0.text.contains("init(format:") && text.contains(#/\.\s*init(?!\s*\()/#)
        }
        // A Mac does not tell its own symbols from those of the compiler.
        let defined =
            ObjectSymbols.isOnMac ? [] : symbols.defined(in: [object]).map(symbols.symbol).filter { !isOwn($0) }
        return Self.list(used).map { ("calls \($0)", $0) }
            + Self.list(defined).map { ("defines \($0), which belongs to another module", $0) }
    }

    private static func list(_ symbols: [Symbol]) -> ArraySlice<String> {
        Set(symbols.map(\.shortName)).sorted().prefix(most)
    }

    /// Whether the learner's module may define it.
    func isOwn(_ symbol: Symbol) -> Bool {
        symbol.isOf(module: modules[0]) || ["main", "\(modules[0])_main"].contains(symbol.name)
    }

    func isUsual(_ symbol: Symbol) -> Bool {
        if let name = symbol.objectiveCClass {
            let names = [name, name.hasPrefix("NS") ? String(name.dropFirst(2)) : name]
            return name == "_TtCs12_SwiftObject" || name.hasPrefix("UI") || names.contains(where: isUsual)
        }
        guard symbol.isSwift else { return isOfCompiler(symbol) || UsualNames.functions.contains(symbol.name) }
        guard let entity = symbol.entity, !modules.contains(where: symbol.isOf) else { return true }
        guard !UsualNames.except.contains(where: symbol.text.contains) else { return isOfCompiler(symbol) }
        let module = symbol.path[0]
        let owner = symbol.extendingModule ?? module
        if UsualNames.modules.contains(owner) { return true }
        guard UsualNames.libraries.contains(owner) else { return false }
        if !namesOfKata.contains("File*"), UsualNames.files.contains(where: entity.contains) { return false }
        return UsualNames.modules.contains(module) || symbol.path.count > 1 && isUsual(symbol.path[1])
    }

    private func isUsual(_ name: String) -> Bool {
        name.hasPrefix("_")
            || [UsualNames.names, namesOfKata].contains { $0.contains(name) || UsualNames.match(name, $0) }
    }

    /// Whether the compiler calls it in code that does not name it. A library has such names for its own use, and some of
    /// them read any memory.
    private func isOfCompiler(_ symbol: Symbol) -> Bool {
        guard symbol.isSwift else {
            return UsualNames.ofCompiler.contains(symbol.name)
                || UsualNames.runtimes.contains(where: symbol.name.hasPrefix)
        }
        return symbol.path.dropFirst().contains { $0.hasPrefix("_") } && !modules.contains(where: symbol.isOf)
    }

    private func isNamed(_ symbol: Symbol, in written: Set<Substring>) -> Bool {
        guard symbol.isSwift else { return written.contains { $0.hasSuffix(symbol.name) } }
        return symbol.path.dropFirst().contains { $0.hasPrefix("_") && written.contains($0[...]) }
    }
}
