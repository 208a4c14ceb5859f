import Foundation
import TestSupport
import Testing

/// What a build and a run do can be read at the call, because nobody sets it from afar.
struct JudgeSettingsTests {
    @Test func `the judge and the launcher have no property that can be set`() throws {
        for file in [
            "Judging/Judge.swift", "Judging/JudgeSettings.swift", "Judging/Trial.swift",
            "Processes/ProcessLauncher.swift",
            "Processes/Confinement.swift", "Processes/ProgressListener.swift",
        ] {
            let code = try String(contentsOf: Checkout.root.appending(path: "Sources/KataKit/\(file)"), encoding: .utf8)
            let settable = code.matches(of: /(?m)^ {4}(?:\w+(?:\(set\))? )*var \w+(?:: [^{\n]*)?(?: = .*)?$/)
            #expect(settable.map { String($0.output) } == [], "\(file)")
        }
    }

    @Test func `no code assigns to a property of a judge or a launcher`() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Checkout.root.appending(path: "Sources").path)
        let swift = files.filter { $0.hasSuffix(".swift") }
        #expect(swift.count > 100)
        for file in swift {
            let code = try String(contentsOf: Checkout.root.appending(path: "Sources/\(file)"), encoding: .utf8)
            let found = code.matches(of: /(?:judge|launcher)(?:\.settings)?\.\w+ = .*/).map { String($0.output) }
            #expect(found == [], "\(file)")
        }
    }
}
