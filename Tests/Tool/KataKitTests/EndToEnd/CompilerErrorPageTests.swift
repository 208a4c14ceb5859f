import Foundation
import TestSupport
import Testing

@testable import KataKit

/// Real code with the errors that the page explains, and with similar errors that it must not explain.
@Suite(.long, .offThePool, .slow, .serialized)
struct CompilerErrorPageTests {
    /// Code that follows `import HeadlessUIKit`, unless it has its own imports.
    struct Example: CustomTestStringConvertible {
        var code: String
        var folder = "Sources"
        /// The beginning of what the page says; nil where it must say nothing.
        var meaning: String?

        var testDescription: String { code }
    }

    private static let inTheStandIn = "If UIKit has it, then the stand-in"
    private static let onTheMainActor = "This code runs outside of the main actor:"

    static let examples: [Example] = [
        Example(code: "import UIKit", meaning: "Write `import HeadlessUIKit`,"),
        Example(code: "import UIKitten"),
        Example(
            code: "final class Screen: UIViewController { func act() { _ = #selector(viewDidLoad) } }",
            meaning: "Linux has no `#selector`"
        ),
        Example(
            code: "final class Screen: UIViewController { @objc func act() {} }",
            meaning: "Linux has no `#selector`"
        ),
        Example(
            code: """
                import Foundation
                protocol Output: AnyObject { func show() }
                final class Presenter {
                    weak var output: (any Output)?
                    func fetch() { Task.detached { await self.output?.show() } }
                }
                """,
            meaning: "This code leaves the main actor"
        ),
        Example(code: "import Foundation\nlet view: UIView? = nil", meaning: "This file does not say"),
        Example(code: "import Foundation\nfunc make() { _ = UIView() }", meaning: "This file does not say"),
        Example(code: "import Foundation\nlet view: View? = nil"),
        Example(code: "var bar: UITabBar?", meaning: inTheStandIn),
        Example(code: "func make() { _ = UITableView() }", meaning: inTheStandIn),
        Example(code: "func make(_ view: UIView) { view.alpha = 0 }", meaning: inTheStandIn),
        Example(code: "func make() { _ = UIColor.systemTeal }", meaning: inTheStandIn),
        Example(code: "final class Screen: UIView {}\nfunc make(_ view: Screen) { view.alhpa = 0 }"),
        Example(code: "struct Screen {}\nfunc make(_ view: Screen) { view.alpha = 0 }"),
        Example(
            code: "final class Screen: UIViewController { override func viewDidLayoutSubviews() {} }",
            meaning: "Is the spelling right?"
        ),
        Example(
            code: "final class Screen: UIViewController { override var prefersStatusBarHidden: Bool { true } }",
            meaning: "Is the spelling right?"
        ),
        Example(
            code: """
                final class Screen: UIViewController {}
                class Base { init() {} }
                final class Other: Base { override func viewDidLayoutSubviews() {} }
                """
        ),
        Example(
            code:
                "final class Cell: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) } }",
            meaning: "A list creates its cells with `init(frame:)`."
        ),
        Example(
            code: "final class Cell: UICollectionViewCell { init(n: Int) { super.init(frame: .zero) } }",
            meaning: "A list creates its cells with `init(frame:)`."
        ),
        Example(
            code: "class Base { required init() {} }\nfinal class Other: Base { override init() { super.init() } }"
        ),
        Example(
            code: "final class Presenter { func show() {} }\nnonisolated func test(_ it: Presenter) { it.show() }",
            meaning: onTheMainActor
        ),
        Example(
            code: "final class Presenter { init(n: Int) {} }\nnonisolated func test() { _ = Presenter(n: 1) }",
            meaning: onTheMainActor
        ),
        Example(
            code: "final class Presenter { var n = 0 }\nnonisolated func test(_ it: Presenter) { it.n = 1 }",
            meaning: onTheMainActor
        ),
        Example(
            code: """
                final class Presenter { func show() {} }
                @concurrent nonisolated func test(_ it: Presenter) async { it.show() }
                """,
            meaning: onTheMainActor
        ),
        Example(
            code: """
                final class Presenter { init(n: Int) {} }
                nonisolated struct Test { var it = Presenter(n: 1) }
                """,
            meaning: onTheMainActor
        ),
        Example(
            code: """
                import XCTest
                final class OldTests: XCTestCase { func testSum() { XCTAssertEqual(1 + 1, 2) } }
                """,
            meaning: "Swift Testing does not run an `XCTestCase`"
        ),
        Example(
            code: """
                import XCTest
                final class Presenter { var n = 0; func sum() -> Int { 1 } }
                nonisolated final class OldTests: XCTestCase {
                    func testSum(_ it: Presenter) { XCTAssertEqual(it.n, it.sum()) }
                }
                """,
            meaning: "Swift Testing does not run an `XCTestCase`"
        ),
        Example(
            code: "final class Presenter { var n = 0 }\nnonisolated func test(_ it: Presenter) -> Int { nil ?? it.n }",
            meaning: onTheMainActor
        ),
        Example(code: "import Testing\nfunc test() { XCTAssertEqual(1 + 1, 2) }", meaning: "This is XCTest."),
        Example(code: "import Testing\nfinal class OldTests: XCTestCase {}", meaning: "This is XCTest."),
        Example(code: "import Testing\nfunc test() { assertEqual(1 + 1, 2) }"),
        Example(
            code: """
                struct Tests { static let rows = [1] }
                @concurrent nonisolated func test() async { _ = Tests.rows }
                """,
            meaning: "This is read outside of the main actor"
        ),
        Example(
            code: """
                let rows = [1]
                @concurrent nonisolated func test() async { _ = rows }
                """,
            meaning: "This is read outside of the main actor"
        ),
        Example(
            code: """
                actor Rows { static let all = [1]; var some = [1] }
                func test(_ rows: Rows) async { _ = Rows.all; _ = rows.some }
                """
        ),
        Example(
            code: """
                protocol View: AnyObject { func show(_ text: String) }
                func test(_ view: any View) { let show: @MainActor (String) -> Void = view.show; show("") }
                """,
            meaning: "The type says `@MainActor`, and this function"
        ),
        Example(
            code: """
                protocol View: AnyObject { func show(_ text: String) }
                func test(_ view: any View) { let show: @Sendable (String) -> Void = view.show; _ = show }
                """
        ),
        Example(
            code: """
                protocol Service { func load() async -> Int }
                final class Presenter {
                    var service: (any Service)?
                    func fetch() async { async let number = service?.load(); _ = await number }
                }
                """,
            meaning: "This code leaves the main actor, as an `async let`"
        ),
        Example(
            code: "struct Tests {\n    func first() {\n\n    private func second() {}\n}",
            meaning: "A `}` is missing somewhere"
        ),
        Example(
            code: "struct Tests {\n    func first() {\n\n    private func second() {}\n}",
            meaning: "This is inside of a function."
        ),
        Example(code: "func test() { let numbers = [1, 2; _ = numbers }"),
        Example(
            code: """
                import Foundation
                #if canImport(FoundationNetworking)
                    import FoundationNetworking
                #endif
                class StubServer: URLProtocol { override func stopLoading() {} }
                """,
            meaning: "Your class is on the main actor by default"
        ),
        Example(
            code: "class Base { func show() {} }\nfinal class Other: Base { override func show() {} }",
            meaning: "Your class is on the main actor by default"
        ),
        Example(
            code: """
                import Foundation
                struct Melody: Decodable { var id: Int }
                func load() { Task.detached { _ = try? JSONDecoder().decode(Melody.self, from: Data()) } }
                """,
            meaning: "This code runs outside of the main actor, and the type is on it by default"
        ),
        Example(
            code: "func load() async {}\nfunc test() { _ = UIAction { _ in await load() } }",
            meaning: "The caller of this closure does not wait"
        ),
        Example(
            code: "func load() async {}\nfunc test() { let run: () -> Void = { await load() }; run() }",
            meaning: "The caller of this closure does not wait"
        ),
        Example(code: "func test() { let run: () -> Int = { \"1\" }; _ = run() }"),
        Example(
            code: "actor Presenter { func show() {} }\nfunc test(_ it: Presenter) { it.show() }"
        ),
        Example(
            code: "func load() async {}\nfunc test() { await load() }",
            meaning: "Only a function that is `async` can wait."
        ),
        Example(
            code: "func load() async {}\nfunc test() async { load() }",
            meaning: "The call waits for its result"
        ),
        Example(code: "func load() throws {}\nfunc test() async { load() }"),
        Example(code: "func load() {}\nfunc test() async { await load() }", meaning: "Nothing waits here"),
        Example(
            code: """
                final class Owner { weak var friend: Owner? }
                func test(_ owner: Owner) { owner.friend = Owner() }
                """,
            meaning: "Nothing else retains the new object."
        ),
        Example(code: "func test() { weak var number: NSObject? = nil; let x = 1 }"),
        Example(
            code: "struct OwnTests { @Test func answers() {} }",
            meaning: "This file does not say `import Testing`."
        ),
        Example(code: "func test() { #expect(1 == 1) }", meaning: "This file does not say `import Testing`."),
        Example(code: "struct OwnTests { @Tset func answers() {} }"),
        Example(
            code: "import Testing\nstruct OwnTests { @test func answers() {} }",
            meaning: "It begins with a capital"
        ),
        Example(
            code: "import Testing\nstruct OwnTests {\n    @Test func it answers when asked() {}\n}",
            meaning: "A test's name with spaces is between backticks"
        ),
        Example(
            code:
                "import Testing\nstruct OwnTests { let rows = [1]; @Test(arguments: rows) func test(row: Int) {} }",
            meaning: "The arguments of a test are read before there is a suite."
        ),
        Example(
            code: "func row() -> Int { 1 }\n@concurrent nonisolated func test() async { _ = row() }",
            meaning: "This is read outside of the main actor"
        ),
        Example(
            code: "import Testing\nfunc test() { DispatchQueue.main.async {} }",
            meaning: "This file does not say `import Foundation`"
        ),
        Example(
            code: "import Testing\nfunc test(_ date: Date) {}",
            meaning: "This file does not say `import Foundation`"
        ),
        Example(
            code: "import Testing\nstruct Reason: LocalizedError {}",
            meaning: "This file does not say `import Foundation`"
        ),
        Example(
            code: "import Testing\nfunc text(of error: any Error) -> String { error.localizedDescription }",
            meaning: "This file does not say `import Foundation`"
        ),
        Example(code: "import Testing\nfunc test(_ update: Update) {}"),
        Example(
            code: "import Testing\nstruct OwnTests { @Test func test() { _ = Presenter() } }",
            folder: "Tests",
            meaning: "This file does not say `@testable import`"
        ),
        Example(code: "@testable import HeadlessUIKit\nfunc test() { _ = Presenter() }", folder: "Tests"),
        Example(
            code: """
                struct OwnTests {
                    lazy var sut = UIView()
                    func test() { _ = sut }
                }
                """,
            meaning: "A test does not change its suite, if that is a struct."
        ),
        Example(code: "struct OwnTests { let seen = 0; func test() { seen = 1 } }"),
        Example(
            code: "final class OwnTests { let seen = 0; let sut = UIAction { _ in print(seen) } }",
            meaning: "This property gets its value before there is a suite."
        ),
    ]

    private let launcher: ProcessLauncher
    private let kit: Kit

    init() throws {
        kit = try Kit(root: Checkout.root)
        launcher = try ProcessLauncher(scratchDirectory: Checkout.root.appending(path: ".build/kata"))
    }

    @Test func `each example means what the page says, and each row has one`() throws {
        let page = CompilerErrorPage(of: kit)
        var unused = Set(page.meanings)
        try launcher.withTemporaryFile("examples") { folder in
            let module = try emitStandIn(into: folder)
            #expect(module == "")
            for example in Self.examples {
                let diagnostics = try compile(example, in: folder)
                let found = diagnostics.compactMap(page.meaning)
                #expect(!diagnostics.isEmpty, "\(example.code) should have an error or a warning")
                if let meaning = example.meaning {
                    #expect(
                        found.contains { $0.hasPrefix(meaning) },
                        "\(example.code): \(diagnostics.map(\.message)) \(found)"
                    )
                } else {
                    #expect(found == [], "\(example.code): \(diagnostics.map(\.message))")
                }
                unused.subtract(found)
            }
        }
        // The tool finds these itself.
        for message in [
            "'Old' is an XCTestCase", "'XCTFail' is an assertion of XCTest",
            "'a b' is not a test, and no test calls it",
        ] {
            let warning = Diagnostic(file: "/Own.swift", line: 1, column: 1, severity: .warning, message: message)
            let meaning = try #require(page.meaning(of: warning))
            unused.remove(meaning)
        }
        #expect(unused == [])
    }

    private func emitStandIn(into folder: URL) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = Checkout.root.appending(path: "Sources/HeadlessUIKit")
        let files = try sources.readFiles().keys.filter(\.isSwiftFile).sorted().map { sources.appending(path: $0).path }
        let interface = folder.appending(path: "HeadlessUIKit.swiftmodule").path
        return try frontend(
            [
                "-emit-module", "-experimental-skip-all-function-bodies", "-o", interface, "-module-name",
                "HeadlessUIKit",
            ]
                + files
        )
    }

    private func compile(_ example: Example, in folder: URL) throws -> [Diagnostic] {
        let file = folder.appending(path: "\(example.folder)/Example.swift")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let start =
            example.code.hasPrefix("import") || example.code.hasPrefix("@testable") ? "" : "import HeadlessUIKit\n"
        try Data((start + example.code + "\n").utf8).write(to: file)
        let options = ["-typecheck", "-default-isolation", "MainActor", "-I", folder.path, "-primary-file"]
        return Diagnostic.all(in: try frontend(options + [file.path]))
    }

    private func frontend(_ arguments: [String]) throws -> String {
        #if os(macOS)
            let sdk = ["-sdk", try launcher.capture(["xcrun", "--show-sdk-path"], timeout: 30).text.trimmed]
        #else
            let sdk: [String] = []
        #endif
        let options = ["-swift-version", "6", "-parse-as-library", "-enable-testing"]
        return try launcher.capture(["swiftc", "-frontend"] + arguments + options + sdk, timeout: 120).text
    }
}

extension String {
    fileprivate var trimmed: String {
        trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
