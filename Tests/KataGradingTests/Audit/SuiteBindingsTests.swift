import Testing

@testable import KataGrading

struct SuiteBindingsTests {
    private func bindings(_ used: [String], given: [String] = [], declares: [String] = []) -> SuiteBindings {
        SuiteBindings(
            used: Set(used.map { Symbol($0) }),
            given: Set(given.map { Symbol($0) }),
            names: Set((declares + used + given).map { Symbol($0).nameForCallers }),
            module: "Sum"
        )
    }

    private let reference = [
        "Sum.Presenter.__allocating_init(view: Sum.View) -> Sum.Presenter",
        "Sum.Presenter.save(Swift.String) -> ()",
        "static Sum.Tally.__derived_struct_equals(Sum.Tally, Sum.Tally) -> Swift.Bool",
        "protocol conformance descriptor for Sum.Tally : Swift.Equatable in Sum",
    ]

    static let designs = [
        "Sum.Presenter.init(view: Sum.View) -> Sum.Presenter",
        "dispatch thunk of Sum.Presenter.save(Swift.String) -> ()",
        "Sum.BasePresenter.save(Swift.String) -> ()",
        "(extension in Sum):Sum.Saving.save(Swift.String) -> ()",
        "Sum.Presenter.title.getter : Swift.String",
        "Sum.Presenter.__allocating_init(view: Sum.View, session: Sum.Session) -> Sum.Presenter",
        "type metadata accessor for Sum.BasePresenter",
        "protocol witness table for Sum.BasePresenter : Sum.Saving in Sum",
        "Sum.add(Swift.Int, with: Swift.Int) -> Swift.Int",
    ]

    @Test(arguments: designs)
    func `a different design binds the suites to the same members`(symbol: String) {
        let declared = ["Sum.Presenter.title.getter : Swift.String", "Sum.add(Swift.Int) -> Swift.Int"]
        let reference = bindings(reference, declares: declared)
        #expect(bindings([symbol]).remarks(comparedWith: reference) == [])
    }

    static let bent = [
        "static Sum.Tally.== infix(Sum.Tally, Sum.Tally) -> Swift.Bool",
        "static (extension in Sum):Swift.Array.== infix([A], [A]) -> Swift.Bool",
        "Sum.Texts.init(arrayLiteral: Swift.String...) -> Sum.Texts",
        "Sum.Presenter.init(stringInterpolation: Swift.DefaultStringInterpolation) -> Sum.Presenter",
        "Sum.Presenter.callAsFunction(Swift.String) -> ()",
        "(extension in Sum):Swift.Sequence.contains(A) -> Swift.Bool",
        "protocol conformance descriptor for Sum.Texts : Swift.Equatable in Sum",
        "Sum.Presenter.tapEdit() -> ()",
        "Sum.print(Swift.String) -> ()", "Sum.save(Swift.String) -> ()",
    ]

    @Test(arguments: bent)
    func `suites that bind to something that the reference does not have are bent`(symbol: String) {
        #expect(bindings([symbol]).remarks(comparedWith: bindings(reference)).count == 1)
    }

    @Test func `given code keeps its own operators`() {
        let equals = "static Sum.Tally.__derived_struct_equals(Sum.Tally, Sum.Tally) -> Swift.Bool"
        let reference = bindings([], given: [equals])
        let found = bindings([], given: []).remarks(comparedWith: reference)
        #expect(found == ["the code replaces the given code's own Sum.Tally.__derived_struct_equals"])
        #expect(bindings([], given: [equals, "Sum.more() -> ()"]).remarks(comparedWith: reference) == [])
    }
}
