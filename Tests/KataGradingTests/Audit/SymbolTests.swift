import Testing

@testable import KataGrading

struct SymbolTests {
    static let entities = [
        (
            "static Foundation.FileManager.default.getter : Foundation.FileManager",
            "Foundation.FileManager.default.getter : Foundation.FileManager"
        ),
        ("type metadata accessor for FoundationEssentials.JSONDecoder", "Foundation.JSONDecoder"),
        ("protocol conformance descriptor for [A] : Swift.Collection in Swift", "Swift.Collection in Swift"),
        (
            "(extension in FoundationEssentials):Swift.String.init(contentsOfFile: Swift.String) throws -> Swift.String",
            "(extension in Foundation):Swift.String.init(contentsOfFile: Swift.String) throws -> Swift.String"
        ),
        (
            "type metadata for (extension in FoundationInternationalization):FoundationEssentials.Date.VerbatimFormatStyle",
            "Foundation.Date.VerbatimFormatStyle"
        ),
        (
            "generic specialization <Swift.Array<Swift.Int>> of Swift.Array._getElement(Swift.Int) -> A",
            "Swift.Array._getElement(Swift.Int) -> A"
        ),
        ("value witness table for ()", nil),
    ]

    @Test(arguments: entities)
    func `a symbol is about one declaration, by the module's name on a Mac`(text: String, entity: String?) {
        #expect(Symbol(text).entity == entity)
    }

    static let names = [
        ("static Foundation.FileManager.default.getter : Foundation.FileManager", "Foundation.FileManager.default"),
        ("static Foundation.NSObject.(parent in _6DA09).getter : Foundation.NSObject", "Foundation.NSObject.parent"),
        (
            "Foundation.NSData.__allocating_init(contentsOfFile: Swift.String) -> A",
            "Foundation.NSData.init(contentsOfFile:)"
        ),
        (
            "(extension in Sum):Swift.Array<A where A: Swift.Equatable>.== infix([A], [A]) -> Swift.Bool",
            "Swift.Array.=="
        ),
        ("Foundation.Data.write(to: Foundation.URL, options: A) throws -> ()", "Foundation.Data.write"),
    ]

    @Test(arguments: names)
    func `a remark names what a caller writes`(text: String, name: String) {
        #expect(Symbol(text).shortName == name)
    }

    static let members = [
        "Sum.Presenter.__allocating_init(view: Swift.Optional<Sum.View>) -> Sum.Presenter",
        "Sum.title.getter : Swift.String?",
        "dispatch thunk of Sum.View.show(texts: [Swift.String : Swift.Int]) async -> ()",
        "default argument 2 of Sum.Presenter.init(router: Sum.Router, session: Sum.Session) -> Sum.Presenter",
        "static Sum.Tally.== infix(Sum.Tally, Sum.Tally) -> Swift.Bool",
    ]
    static let others = [
        "nominal type descriptor for Sum.Presenter", "type metadata for Sum.Presenter",
        "protocol witness table for Sum.Tally : Swift.Equatable in Sum",
    ]

    @Test func `a type and a conformance are not members`() {
        #expect(Self.members.allSatisfy { Symbol($0).isMember })
        #expect(!Self.others.contains { Symbol($0).isMember })
    }

    static let nameless = [
        "static Sum.Tally.== infix(Sum.Tally, Sum.Tally) -> Swift.Bool",
        "static Sum.Tally.__derived_struct_equals(Sum.Tally, Sum.Tally) -> Swift.Bool",
        "Sum.Line.init(stringLiteral: Swift.String) -> Sum.Line", "static Sum.+ prefix<A>(A) -> A",
    ]

    @Test(arguments: nameless)
    func `operators and literals are used without a name`(text: String) {
        #expect(Symbol(text).isNameless)
        #expect(!Symbol("Sum.Line.init(text: Swift.String) -> Sum.Line").isNameless)
    }
}

extension Symbol {
    /// A Swift symbol that is printed like this.
    init(_ text: String) {
        self.init(name: "$s\(text)", text: text)
    }
}
