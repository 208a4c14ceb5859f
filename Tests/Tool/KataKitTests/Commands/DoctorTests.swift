import Foundation
import TestSupport
import Testing

@testable import KataKit

/// What `kata doctor` says about a machine that cannot build the kit, with a program in the place of `swift` that fails
/// as the real one does there.
@Suite(.serialized, .offThePool)
struct DoctorTests {
    let kit: FixtureKit

    init() throws {
        kit = try FixtureKit("doctor", [FixtureKata(name: "Sum", source: "", tests: [("it answers", "")])])
    }

    /// - Parameters:
    ///   - version: the version that `swift` says that it has.
    ///   - build: what `swift build` prints before it fails.
    private func doctor(version: String = "6.9", build: String) throws -> Shell.Result {
        var kata = KataCommand(in: kit.root)
        kata.environment = [
            "PATH": "\(Checkout.standIns.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
            "STAND_IN_VERSION": version,
            "STAND_IN_OUTPUT": build,
        ]
        return try kata("doctor")
    }

    private var suite: String {
        kit.root.appending(path: "Tests/SumTests/Suite.swift").path
    }

    @Test(arguments: [
        ("no such module 'Testing'", "the toolchain has no Swift Testing: install Xcode, run: sudo xcode-select"),
        ("plugin for module 'TestingMacros' not found", "the toolchain has no Swift Testing: install Xcode"),
        ("PCH was compiled with module cache path '/old'", "this folder was moved after it was built: delete"),
    ])
    func `a machine that cannot build the tests is named, with the fix`(error: String, fix: String) throws {
        let result = try doctor(build: "\(suite):2:8: error: \(error)")

        #expect(result.output.contains("✘ the build\n    \(fix)"))
        #expect(result.output.hasSuffix("\nNot ready yet.\n"))
        #expect(result.code == 1)
    }

    @Test func `a toolchain that is too old is named, with the version to install`() throws {
        let result = try doctor(version: "6.2", build: "error: anything")

        let fix = "Install Swift 6.2.3 or later: https://www.swift.org/install"
        let lines = result.output.components(separatedBy: "\n")
        #expect(lines[0].hasPrefix("✘ kata \(Versions.kit), Swift 6.2, "))
        #expect(lines[1] == "    \(fix)")
        #expect(result.code == 1)
    }

    @Test func `untouched code that does not compile is not the learner's fault`() throws {
        let error = "'weak' must be a mutable variable, because it may change at runtime"
        let result = try doctor(build: "\(suite):9:9: error: \(error)")

        #expect(
            result.output.contains(
                """
                ✘ Sum as it was shipped: Tests/SumTests/Suite.swift:9:9: error: \(error)
                    This is not your fault. Delete the .build folder and run again. Then try the current Swift.

                Not ready yet.
                """
            )
        )
        #expect(result.code == 1)
    }

    @Test func `a guide with Windows line ends is read, and named with the fix`() throws {
        let kata = try Kit(root: kit.root).katas[0]
        for page in ["docs/katas/Sum.md", "docs/katas/Sum.hints.md"] {
            try kit.write(kit.read(page).replacing("\n", with: "\r\n"), to: page)
        }

        let result = try doctor(build: "error: anything")

        #expect(result.output.contains("✘ line ends of Windows (CRLF)\n    Clone again, or unpack the archive again,"))
        let read = try Kit(root: kit.root).katas[0]
        #expect(read.guide == kata.guide && read.guide.steps.count == 1)
        #expect(read.hints == kata.hints && read.hints?.lists.isEmpty == false)
        #expect(result.code == 1)
    }
}
