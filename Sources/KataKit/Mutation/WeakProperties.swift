import Foundation

/// Weak properties as code in bodies, where mutants can have branches: a mutant that retains what the original does not
/// is then only another closure in a setter. A test sees the same code in each run, also by reflection.
struct WeakProperties {
    private var names: Set<String>

    /// The weak properties that a mutant declares in a different way.
    init(of original: Data, changedIn mutants: [Data]) {
        let declarations = Self.declarations(in: original).filter(\.isWeak)
        let others = mutants.map(Self.declarations)
        names = Set(declarations.filter { own in others.contains { !$0.contains(own) } }.map(\.name))
    }

    /// The code with the same lines, in which closures store these properties.
    func asBodies(_ code: Data) -> Data {
        guard !names.isEmpty else { return code }
        let text = String(decoding: code, as: UTF8.self).replacing(Self.pattern) { match in
            let declaration = Declaration(match.output)
            return names.contains(declaration.name) ? declaration.asBodies : String(match.output.0)
        }
        return Data(text.utf8)
    }

    private static func declarations(in code: Data) -> [Declaration] {
        String(decoding: code, as: UTF8.self).matches(of: pattern).map { Declaration($0.output) }
    }

    private typealias Match = (
        Substring, modifiers: Substring, weak: Substring?, name: Substring, type: Substring, didSet: Substring?
    )

    /// A property that is optional and has no value at first, with an observer at most.
    private static var pattern: Regex<Match> {
        #/
        (?m) ^ (?<modifiers> \h* (?: [@\w()]+ \h+ )*? ) (?<weak> weak \h+ )? var \h+ (?<name> \w+ )
        : \h* (?<type> [^\n={}]+ \? ) (?: \h* \{ \s* didSet \s* \{ (?<didSet> [^{}]* ) \} \s* \} )? \h* $
        /#
    }

    private struct Declaration: Equatable {
        var modifiers: String
        var isWeak: Bool
        var name: String
        var type: String
        var didSet: String

        init(_ match: Match) {
            modifiers = String(match.modifiers)
            isWeak = match.weak != nil
            name = String(match.name)
            type = String(match.type)
            didSet = String(match.didSet ?? "")
        }

        var asBodies: String {
            let oldValue = didSet.contains("oldValue") ? "let oldValue = \(name); " : ""
            let value = isWeak ? "[weak newValue] in newValue" : "newValue"
            return "\(modifiers)var \(name): \(type) { get { kata_\(name)() } "
                + "set { \(oldValue)kata_\(name) = { \(value) };\(didSet)} }; "
                + "private var kata_\(name): () -> \(type) = { nil }"
        }
    }
}
