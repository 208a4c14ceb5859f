/// A symbol of an object file, in Swift's words.
struct Symbol: Codable, Hashable, Sendable {
    /// As the linker knows it.
    let name: String
    /// As `swift demangle` prints it, such as `static Foundation.FileManager.default.getter : Foundation.FileManager`.
    let text: String
    /// What the symbol is about, without the words before it that say what kind of symbol it is:
    /// `Foundation.FileManager.default.getter : Foundation.FileManager`. Nil when it is about no declaration, as the
    /// value witness table of `()`.
    ///
    /// The modules that Foundation consists of on Linux have the name that they share on a Mac.
    let entity: String?

    init(name: String, text: String) {
        self.name = name
        self.text = text
        entity = name.hasPrefix("$") ? Self.entity(of: text) : name
    }

    /// Whether it is a symbol of Swift code. Others are functions of C, or of Swift's runtime.
    var isSwift: Bool { name.hasPrefix("$") }

    private static func entity(of text: String) -> String? {
        // `generic specialization <Swift.Int> of Swift.Array.count.getter : Swift.Int`
        let text = text.replacing(/^(?:[a-z ]*specialization <.*?> of )+/, with: "")
        let path = #/\(extension in |\b[A-Za-z_]\w*\./#.wordBoundaryKind(.simple)
        guard let start = text.firstMatch(of: path)?.range.lowerBound else { return nil }
        let parts = String(text[start...]).replacing(
            /Foundation(?:Essentials|Internationalization|Networking)(?=[.)])/,
            with: "Foundation"
        )
        // An extension in the type's own module says nothing.
        return parts.replacing(/^\(extension in (\w+)\):(?=\1\.)/, with: "")
    }

    /// The class of Objective-C that the symbol is about: `NSFileManager` for `OBJC_CLASS_$_NSFileManager`.
    var objectiveCClass: String? {
        guard name.hasPrefix("OBJC_") else { return nil }
        return name.firstMatch(of: /^OBJC_(?:META)?CLASS_\$_(.*)/).map { String($0.output.1) }
    }

    /// `Foundation.FileManager.default` or `Foundation.Data.init(contentsOf:)`, without the types and the accessor.
    var shortName: String {
        let label = text.firstMatch(of: #/init\((\w+): /#).map { "(\($0.output.1):)" } ?? ""
        return objectiveCClass ?? path.joined(separator: ".") + label
    }

    /// `["Foundation", "FileManager", "default"]`
    var path: [String] {
        let entity = (self.entity ?? text).replacing(/^\(extension in \w+\):|<[^<>(]*where [^>]*>/, with: "")
            .replacing(/\((\w+) in _\w+\)/) { String($0.output.1) }
        let names = entity.prefix { !"(<: ".contains($0) }.split(separator: ".").map(String.init)
        return (isAccessor ? names.dropLast() : names).map { $0 == "__allocating_init" ? "init" : $0 }
    }

    private var isAccessor: Bool { text.contains(#/\.([gs]etter|modify2?|read2?|unsafe(Mutable)?Addressor) : /#) }

    /// Whether it is a function or a property, and not a type or a conformance.
    var isMember: Bool { text.contains(" -> ") || isAccessor }

    /// Whether code uses it without a name: an operator, also one that the compiler derives, or a literal.
    var isNameless: Bool {
        text.contains(#/ (infix|prefix|postfix)[<(]|\.__derived_|init\(\w+Literal:|init\(stringInterpolation:/#)
    }

    /// The module of the extension that declares it: `Foundation` for `(extension in Foundation):Swift.String.init`.
    var extendingModule: String? { entity?.firstMatch(of: /^\(extension in (\w+)\):/).map { String($0.output.1) } }

    /// Whether it belongs to a module, or to an extension or a conformance in it of another module's type.
    func isOf(module: String) -> Bool {
        guard isSwift, let entity else { return false }
        return entity.hasPrefix("\(module).") || entity.hasPrefix("(extension in \(module)):")
            || text.hasSuffix(" in \(module)")
    }
}
