import Foundation
import Testing

@testable import KataGrading

struct PermissionsTests {
    let usual = Permissions([], modules: ["Sum"])

    @Test func `each line of the table is read`() {
        let lines = Permissions.table.split(separator: "\n")
        for line in lines where !line.trimmingCharacters(in: .whitespaces).isEmpty {
            #expect(!Permissions.Rule.rules(in: line).isEmpty, "\(line)")
        }
    }

    static let allowed = [
        "Swift.String.isEmpty.getter : Swift.Bool", "static FoundationEssentials.URL.== infix(A, A) -> Swift.Bool",
        "FoundationEssentials.Data.count.getter : Swift.Int", "HeadlessUIKit.UIView.init() -> HeadlessUIKit.UIView",
        "(extension in Foundation):Swift.StringProtocol.components(separatedBy: A) -> [Swift.String]",
        "nominal type descriptor for Sum.FileManager", "value witness table for ()",
    ]

    @Test(arguments: allowed)
    func `what every kata needs may be called`(text: String) {
        #expect(usual.allow(Symbol(text)))
    }

    static let forbidden = [
        "static Swift.CommandLine.arguments.getter : [Swift.String]",
        "type metadata accessor for FoundationEssentials.ProcessInfo",
        "nominal type descriptor for Foundation.Process",
        "Foundation.Bundle.__allocating_init(path: Swift.String) -> Foundation.Bundle?",
        "static Foundation.FileHandle.standardOutput.getter : Foundation.FileHandle",
        "Testing.Issue.record() -> ()", "Other.anything() -> ()",
    ]

    @Test(arguments: forbidden)
    func `what is not in the table may not be called`(text: String) {
        #expect(!usual.allow(Symbol(text)))
        #expect(!Permissions([.files, .network], modules: ["Sum"]).allow(Symbol(text)))
    }

    @Test func `files are for katas about files, but never the run's open files`() {
        let files = Permissions([.files], modules: ["Sum"])
        let manager = Symbol("type metadata accessor for FoundationEssentials.FileManager")
        let contents = Symbol(
            "FoundationEssentials.Data.init(contentsOf: FoundationEssentials.URL) throws -> FoundationEssentials.Data"
        )
        let descriptor = Symbol(
            "Foundation.FileHandle.__allocating_init(fileDescriptor: Swift.Int32) -> Foundation.FileHandle"
        )
        #expect(files.allow(manager) && files.allow(contents))
        #expect(!usual.allow(manager) && !usual.allow(contents))
        #expect(!files.allow(descriptor))
    }

    @Test func `only the compiler may call what a library has for its own use`() {
        let path = Symbol("Swift._createOffsetBasedKeyPath<A, B>(root: A.Type, value: B.Type, offset: Swift.Int) -> A")
        let element = Symbol("generic specialization <Swift.Int> of Swift.Array._getElement(Swift.Int) -> A")
        let names: Set = ["_createOffsetBasedKeyPath", "_getElement", "_code"]
        let written = Permissions([], modules: ["Sum"], underscored: names)
        #expect(usual.allow(path) && usual.allow(element))
        #expect(!written.allow(path) && !written.allow(element))
        #expect(written.allow(Symbol("Swift.Error._code.getter : Swift.Int")))
        #expect(written.allow(Symbol("Sum.Row._code.getter : Swift.Int")))
    }

    @Test func `functions of C are allowed by their whole names`() {
        #expect(usual.allow(Symbol(name: "pow", text: "pow")))
        #expect(usual.allow(Symbol(name: "swift_retain", text: "swift_retain")))
        #expect(!usual.allow(Symbol(name: "power", text: "power")))
        #expect(!usual.allow(Symbol(name: "getenv", text: "getenv")))
    }

    @Test func `a class of Objective-C is allowed as Swift's name for it`() {
        func allows(_ name: String, in areas: Set<Permissions.Area> = []) -> Bool {
            let name = "OBJC_CLASS_$_\(name)"
            return Permissions(areas, modules: ["Sum"]).allow(Symbol(name: name, text: name))
        }
        #expect(["_TtCs12_SwiftObject", "NSObject", "NSNumber", "NSDateFormatter", "UIView"].allSatisfy { allows($0) })
        #expect(["NSProcessInfo", "NSTask", "NSFileManager", "Other"].allSatisfy { !allows($0) })
        #expect(allows("NSFileManager", in: [.files]))
    }

    @Test func `own tests may use Swift Testing`() {
        let tests = Permissions([.testing], modules: ["Sum"])
        #expect(tests.allow(Symbol("Testing.Issue.record() -> ()")))
        #expect(tests.allow(Symbol("(extension in Testing):Swift.Result.__expected() -> ()")))
    }
}
