/// A symbol of an object file, in Swift's words.
struct Symbol: Hashable, Sendable {
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
    /// What a caller writes for it; nil when it is not a member of a module or of a type.
    let member: MemberName?

    init(name: String, text: String) {
        self.name = name
        self.text = text
        entity = name.hasPrefix("$") ? Self.entity(of: text) : name
        member = name.hasPrefix("$") ? MemberName(of: text, about: entity) : nil
    }

    static func == (a: Symbol, b: Symbol) -> Bool {
        a.name == b.name
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// Whether it is a symbol of Swift code. Others are functions of C, or of Swift's runtime.
    var isSwift: Bool {
        name.hasPrefix("$")
    }

    private static func entity(of text: String) -> String? {
        // `generic specialization <Swift.Int> of Swift.Array.count.getter : Swift.Int`
        let text = text.replacing(/^(?:[a-z ]*specialization <.*?> of )+/, with: "")
        guard let start = text.firstMatch(of: /\(extension in |[A-Za-z_]\w*\./)?.range.lowerBound else { return nil }
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

    /// `Foundation.FileManager.default` or `Foundation.Data.write(to:options:)`, without the types and the accessor.
    var shortName: String {
        if let objectiveCClass { return objectiveCClass }
        let path = path.filter { !Self.accessors.contains($0) }.joined(separator: ".")
            .replacing("__allocating_init", with: "init")
        guard let labels = member?.labels, !labels.isEmpty else { return path }
        return "\(path)(\(labels.map { "\($0):" }.joined()))"
    }

    /// `["Foundation", "FileManager", "default", "getter"]`
    var path: [String] {
        let entity = (self.entity ?? text).replacing(/^\(extension in \w+\):/, with: "")
        return entity.prefix { !"(<: ".contains($0) }.split(separator: ".").map(String.init)
    }

    /// The module of the extension that declares it: `Foundation` for `(extension in Foundation):Swift.String.init`.
    var extendingModule: String? {
        entity?.firstMatch(of: /^\(extension in (\w+)\):/).map { String($0.output.1) }
    }

    /// Whether it belongs to a module, or to an extension or a conformance in it of another module's type.
    func isOf(module: String) -> Bool {
        guard isSwift, let entity else { return false }
        return entity.hasPrefix("\(module).") || entity.hasPrefix("(extension in \(module)):")
            || text.hasSuffix(" in \(module)")
    }
}
