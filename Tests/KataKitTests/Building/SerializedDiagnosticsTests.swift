import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The file in which the compiler keeps what it said about a source file.
struct SerializedDiagnosticsTests {
    private static let recorded = Checkout.root.appending(path: "Tests/KataKitTests/Recorded/diagnostics.dia")

    @Test func `the compiler's file has what it printed`() throws {
        let diagnostics = Diagnostic.serialized(in: try Data(contentsOf: Self.recorded))

        #expect(
            diagnostics.map { $0.text(from: URL(filePath: "/tmp/kit")) } == [
                "Code.swift:6:19: warning: instance will be immediately deallocated because property 'friend' is 'weak'",
                "Code.swift:7:12: error: cannot find 'nobody' in scope",
            ]
        )
    }

    @Test func `a damaged file has no diagnostics`() throws {
        let data = try Data(contentsOf: Self.recorded)

        #expect(Diagnostic.serialized(in: Data()).isEmpty)
        #expect(Diagnostic.serialized(in: Data("no bitstream".utf8)).isEmpty)
        for count in stride(from: 0, to: data.count, by: 7) {
            _ = Diagnostic.serialized(in: data.prefix(count))
            var changed = data
            changed[count] ^= 0xFF
            _ = Diagnostic.serialized(in: changed)
        }
    }
}
