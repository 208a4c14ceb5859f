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
        (
            "Foundation.NSData.__allocating_init(contentsOfFile: Swift.String) -> A",
            "Foundation.NSData.init(contentsOfFile:)"
        ),
        ("Foundation.Data.write(to: Foundation.URL, options: A) throws -> ()", "Foundation.Data.write(to:options:)"),
    ]

    @Test(arguments: names)
    func `a finding names what a caller writes`(text: String, name: String) {
        #expect(Symbol(text).shortName == name)
    }

    static let members = [
        (
            "Sum.Presenter.init(router: Sum.Router, model: Sum.Presenter.Model) -> Sum.Presenter", "init",
            ["router", "model"]
        ),
        ("Sum.Presenter.__allocating_init(view: Swift.Optional<Sum.View>) -> Sum.Presenter", "init", ["view"]),
        ("Sum.Presenter.render((Swift.Int, Swift.String), then: (Swift.Int) -> ()) -> ()", "render", ["_", "then"]),
        ("Sum.View.title.getter : Swift.String?", "title", []),
        (
            "default argument 2 of Sum.Presenter.init(router: Sum.Router, session: Sum.Session) -> Sum.Presenter",
            "init",
            ["router", "session"]
        ),
        ("(extension in Sum):Swift.Array< where A: Swift.Equatable>.first<A>(of: A) -> A", "first", ["of"]),
        ("Sum.(Row in _6DA09)._name.modify : Swift.String", "_name", []),
        ("dispatch thunk of Sum.View.show(texts: [Swift.String : Swift.Int]) async -> ()", "show", ["texts"]),
    ]

    @Test(arguments: members)
    func `a member has the name and the labels that a caller writes`(text: String, name: String, labels: [String]) {
        let member = Symbol(text).member
        #expect(member?.name == name)
        #expect(member?.labels == labels)
    }

    static let others = [
        "nominal type descriptor for Sum.Presenter", "type metadata for Sum.Presenter",
        "static Sum.Tally.== infix(Sum.Tally, Sum.Tally) -> Swift.Bool",
        "static Sum.Tally.__derived_struct_equals(Sum.Tally, Sum.Tally) -> Swift.Bool",
        "protocol witness table for Sum.Tally : Swift.Equatable in Sum",
    ]

    @Test(arguments: others)
    func `a type, a conformance and an operator are not members`(text: String) {
        #expect(Symbol(text).member == nil)
    }
}

extension Symbol {
    /// A Swift symbol that is printed like this.
    init(_ text: String) {
        self.init(name: "$s\(text)", text: text)
    }
}
