import Foundation
import TestSupport
import Testing

/// SwiftPM's lock of a build is a file in the temporary folder. With different folders, a build of the tool and the
/// learner's own `swift test` run at once, and one dies of a locked database.
@Suite(.offThePool)
struct SharedLockTests {
    @Test func `a build of the learner's code has the learner's own temporary folder`() throws {
        let kit = try FixtureKit("lock", [FixtureKata(name: "Sum", source: "", tests: [("it answers", "")])])
        let folder = Checkout.fixtures.appending(path: "lock/temporary").path
        var kata = KataCommand(in: kit.root)
        let notes = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: notes) }
        kata.environment = [
            "PATH": "\(Checkout.standIns.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
            "TMPDIR": folder,
            "STAND_IN_OUTPUT": "error: no",
            "STAND_IN_NOTES": notes.path,
        ]

        try kata("test", "Sum")

        // The first build is in the learner's own .build, the others are not.
        let folders = try String(contentsOf: notes, encoding: .utf8).split(separator: "\n")
        #expect(folders.first.map(String.init) == folder)
    }
}
