import Foundation
import TestSupport
import Testing

@testable import KataKit

/// Real code with the errors that the page explains, and with similar errors that it must not explain.
@Suite(.long, .offThePool, .slow, .serialized)
struct CompilerErrorPageTests {
    private static let inTheStandIn = "If UIKit has it, then the stand-in"
    private static let onTheMainActor = "This code runs outside of the main actor:"

    /// Code that follows `import HeadlessUIKit`, unless it has its own imports, and the beginning of what the page says; nil
    /// where it must say nothing.
    private static let examples: KeyValuePairs<String, String?> = [
        "import UIKit": "Write `import HeadlessUIKit`,",
        "import UIKitten": nil,
        "final class Screen: UIViewController { func act() { _ = #selector(viewDidLoad) } }":
            "Linux has no `#selector`",
        "final class Screen: UIViewController { @objc func act() {} }": "Linux has no `#selector`",
        "import Foundation\nlet view: UIView? = nil": "This file does not say",
        "import Foundation\nfunc make() { _ = UIView() }": "This file does not say",
        "import Foundation\nlet view: View? = nil": nil,
        "var bar: UITabBar?": inTheStandIn,
        "func make() { _ = UITableView() }": inTheStandIn,
        "func make(_ view: UIView) { view.alpha = 0 }": inTheStandIn,
        "func make() { _ = UIColor.systemTeal }": inTheStandIn,
        "final class Screen: UIView {}\nfunc make(_ view: Screen) { view.alhpa = 0 }": nil,
        "struct Screen {}\nfunc make(_ view: Screen) { view.alpha = 0 }": nil,
        "final class Screen: UIViewController { override func viewDidLayoutSubviews() {} }": "Is the spelling right?",
        "final class Screen: UIViewController { override var prefersStatusBarHidden: Bool { true } }":
            "Is the spelling right?",
        """
        final class Screen: UIViewController {}
        class Base { init() {} }
        final class Other: Base { override func viewDidLayoutSubviews() {} }
        """: nil,
        "final class Cell: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) } }":
            "A list creates its cells with `init(frame:)`.",
        "final class Cell: UICollectionViewCell { init(n: Int) { super.init(frame: .zero) } }":
            "A list creates its cells with `init(frame:)`.",
        "class Base { required init() {} }\nfinal class Other: Base { override init() { super.init() } }": nil,
        "final class Presenter { func show() {} }\nnonisolated func test(_ it: Presenter) { it.show() }":
            onTheMainActor,
        "final class Presenter { init(n: Int) {} }\nnonisolated func test() { _ = Presenter(n: 1) }": onTheMainActor,
        "final class Presenter { var n = 0 }\nnonisolated func test(_ it: Presenter) { it.n = 1 }": onTheMainActor,
        """
        final class Presenter { func show() {} }
        @concurrent nonisolated func test(_ it: Presenter) async { it.show() }
        """: onTheMainActor,
        "final class Presenter { init(n: Int) {} }\nnonisolated struct Test { var it = Presenter(n: 1) }":
            onTheMainActor,
        "import XCTest\nfinal class OldTests: XCTestCase { func testSum() { XCTAssertEqual(1 + 1, 2) } }":
            "Swift Testing does not run an `XCTestCase`",
        """
        import XCTest
        final class Presenter { var n = 0; func sum() -> Int { 1 } }
        nonisolated final class OldTests: XCTestCase {
            func testSum(_ it: Presenter) { XCTAssertEqual(it.n, it.sum()) }
        }
        """: "Swift Testing does not run an `XCTestCase`",
        "final class Presenter { var n = 0 }\nnonisolated func test(_ it: Presenter) -> Int { nil ?? it.n }":
            onTheMainActor,
        "import Testing\nfunc test() { XCTAssertEqual(1 + 1, 2) }": "This is XCTest.",
        "import Testing\nfinal class OldTests: XCTestCase {}": "This is XCTest.",
        "import Testing\nfunc test() { assertEqual(1 + 1, 2) }": nil,
        """
        struct Tests { static let rows = [1] }
        @concurrent nonisolated func test() async { _ = Tests.rows }
        """: "This is read outside of the main actor",
        "let rows = [1]\n@concurrent nonisolated func test() async { _ = rows }":
            "This is read outside of the main actor",
        """
        actor Rows { static let all = [1]; var some = [1] }
        func test(_ rows: Rows) async { _ = Rows.all; _ = rows.some }
        """: nil,
        """
        protocol View: AnyObject { func show(_ text: String) }
        func test(_ view: any View) { let show: @MainActor (String) -> Void = view.show; show("") }
        """: "The type says `@MainActor`, and this function",
        """
        protocol View: AnyObject { func show(_ text: String) }
        func test(_ view: any View) { let show: @Sendable (String) -> Void = view.show; _ = show }
        """: nil,
        """
        protocol Service { func load() async -> Int }
        final class Presenter {
            var service: (any Service)?
            func fetch() async { async let number = service?.load(); _ = await number }
        }
        """: "This code leaves the main actor, as an `async let`",
        "struct Tests {\n    func first() {\n\n    private func second() {}\n}": "A `}` is missing somewhere",
        "struct Tests {\n    func first() {\n\n    private func second() {}\n}": "This is inside of a function.",
        "func test() { let numbers = [1, 2; _ = numbers }": nil,
        "class Base { func show() {} }\nfinal class Other: Base { override func show() {} }":
            "Your class is on the main actor by default",
        """
        import Foundation
        struct Melody: Decodable { var id: Int }
        func load() { Task.detached { _ = try? JSONDecoder().decode(Melody.self, from: Data()) } }
        """: "This code runs outside of the main actor, and the type is on it by default",
        "func load() async {}\nfunc test() { _ = UIAction { _ in await load() } }":
            "The caller of this closure does not wait",
        "func load() async {}\nfunc test() { let run: () -> Void = { await load() }; run() }":
            "The caller of this closure does not wait",
        "func test() { let run: () -> Int = { \"1\" }; _ = run() }": nil,
        "actor Presenter { func show() {} }\nfunc test(_ it: Presenter) { it.show() }": nil,
        "func load() async {}\nfunc test() { await load() }": "Only a function that is `async` can wait.",
        "func load() async {}\nfunc test() async { load() }": "The call waits for its result",
        "func load() throws {}\nfunc test() async { load() }": nil,
        "func load() {}\nfunc test() async { await load() }": "Nothing waits here",
        """
        final class Owner { weak var friend: Owner? }
        func test(_ owner: Owner) { owner.friend = Owner() }
        """: "Nothing else retains the new object.",
        "func test() { weak var number: NSObject? = nil; let x = 1 }": nil,
        "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> main": "Git has put two versions here.",
        "let a = 1\u{2028}let b = 2": "Copied text has a character here",
        "struct OwnTests { @Test func answers() {} }": "This file does not say `import Testing`.",
        "func test() { #expect(1 == 1) }": "This file does not say `import Testing`.",
        "struct OwnTests { @Tset func answers() {} }": nil,
        "import Testing\nstruct OwnTests { @test func answers() {} }": "It begins with a capital",
        "import Testing\nstruct OwnTests {\n    @Test func it answers when asked() {}\n}":
            "A test's name with spaces is between backticks",
        "import Testing\nstruct OwnTests { let rows = [1]; @Test(arguments: rows) func test(row: Int) {} }":
            "The arguments of a test are read before there is a suite.",
        "enum Result { case success }\nfunc show(_ answer: Result<Int, any Error>) {}": "Your type hides Swift's",
        "enum Result { case success }\nfunc show(_ answer: Result) -> Int { answer }": nil,
        // As the macro of a test with arguments does.
        """
        func run(_ test: @Sendable (Int, String) async throws -> Void) {}
        func test(row: Int) async throws {}
        func runAll() { run(test) }
        """: "The rows in `arguments:` do not fit",
        "func row() -> Int { 1 }\n@concurrent nonisolated func test() async { _ = row() }":
            "This is read outside of the main actor",
        "import Testing\nfunc test() { DispatchQueue.main.async {} }": "This file does not say `import Foundation`",
        "import Testing\nfunc test(_ date: Date) {}": "This file does not say `import Foundation`",
        "import Testing\nstruct Reason: LocalizedError {}": "This file does not say `import Foundation`",
        "import Testing\nfunc text(of error: any Error) -> String { error.localizedDescription }":
            "This file does not say `import Foundation`",
        "import Testing\nfunc test(_ update: Update) {}": nil,
        "struct OwnTests {\nlazy var sut = UIView()\nfunc test() { _ = sut }\n}":
            "A test does not change its suite, if that is a struct.",
        "struct OwnTests { let seen = 0; func test() { seen = 1 } }": nil,
        "final class OwnTests { let seen = 0; let sut = UIAction { _ in print(seen) } }":
            "This property gets its value before there is a suite.",
    ]
    private static let examplesInTests: KeyValuePairs<String, String?> = [
        "import Testing\nstruct OwnTests { @Test func test() { _ = Presenter() } }":
            "This file does not say `@testable import`",
        "@testable import HeadlessUIKit\nfunc test() { _ = Presenter() }": nil,
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
            for (place, examples) in [("Sources", Self.examples), ("Tests", Self.examplesInTests)] {
                for (code, meaning) in examples {
                    let diagnostics = try compile(code, in: folder.appending(path: place), with: folder)
                    let found = diagnostics.compactMap(page.meaning)
                    let isRight = meaning.map { start in found.contains { $0.hasPrefix(start) } } ?? found.isEmpty
                    #expect(isRight && !diagnostics.isEmpty, "\(code): \(diagnostics.map(\.message)) \(found)")
                    unused.subtract(found)
                }
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
        let module = ["-module-name", "HeadlessUIKit", "-o", interface]
        return try frontend(["-emit-module", "-experimental-skip-all-function-bodies"] + module + files)
    }

    private func compile(_ code: String, in folder: URL, with modules: URL) throws -> [Diagnostic] {
        let start = code.hasPrefix("import") || code.hasPrefix("@testable") ? "" : "import HeadlessUIKit\n"
        try folder.write(start + code + "\n", to: "Example.swift")
        let options = ["-typecheck", "-default-isolation", "MainActor", "-I", modules.path, "-primary-file"]
        return Diagnostic.all(in: try frontend(options + [folder.appending(path: "Example.swift").path]))
    }

    private func frontend(_ arguments: [String]) throws -> String {
        let options = ["-swift-version", "6", "-parse-as-library", "-enable-testing"]
        return try launcher.capture(
            ["swiftc", "-frontend"] + arguments + options + TestingLibrary.compilerOptions(launcher),
            timeout: 120
        ).text
    }
}
