import Foundation
import TestSupport
import Testing

@testable import KataKit

struct PatchApplyTests {
    private static let diff = """
        diff --git a/Code.swift b/Code.swift
        index 1..2
        --- a/Code.swift
        +++ b/Code.swift
        @@ -2,3 +2,2 @@ func a()
         b
        -c
        -d
        +-- e
        @@ -9 +8,2 @@
         i
        +j

        """

    @Test(arguments: [
        ("a b c d e f g h i", "a b -- e e f g h i j"),
        ("x x a b c d e f g h i", "x x a b -- e e f g h i j"),
        ("b c d i b c d i", "b -- e i b c d i j"),
    ])
    func `each change is made where its lines are, nearest to where they were`(old: String, new: String) throws {
        let code = try Patch(Self.diff).apply(to: file(old))

        #expect(code == file(new))
    }

    @Test(arguments: [
        ("a b x d e f g h i", "Code.swift is different at line 2"),
        ("a b c d e f g h", "Code.swift is different at line 9"),
        (nil, "Code.swift is missing"),
    ])
    func `a patch of other code names the place`(code: String?, problem: String) {
        #expect(throws: Misfit(reason: "the patch no longer applies: \(problem)")) {
            try Patch(Self.diff).apply(to: code.map(file) ?? [:])
        }
    }

    @Test func `a patch may not add a file`() {
        let diff = Self.diff.replacing("--- a/Code.swift", with: "--- /dev/null")

        #expect(throws: Misfit(reason: "the patch adds or removes a file")) { try Patch(diff) }
    }

    // MARK: Steps

    private func file(_ lines: String) -> [String: Data] {
        ["Code.swift": Data(lines.replacing(" ", with: "\n").replacing("--\n", with: "-- ").utf8)]
    }
}
