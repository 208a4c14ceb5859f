import Foundation

/// The suites in a Swift file, as the compiler's parser sees them: no comment and no string is taken for a test.
package struct SuiteFile {
    package struct Suite: Equatable, Sendable {
        package var name: String
        /// In the order of the file.
        package var tests: [String]
    }

    /// Those that have tests, in the order of the file.
    package private(set) var suites: [Suite] = []
    /// The first error of the parser.
    package let error: String?

    package init(_ text: Data, launcher: ProcessLauncher) throws {
        let parsed = try ParsedSource([text], launcher: launcher, timeout: 60)
        error = parsed == nil ? "the parser does not finish" : parsed?.error
        for node in parsed?.nodes ?? [] {
            guard let suite = node.baseName ?? node.text("extended_type") else { continue }
            let tests = node.nodes("members").filter { $0.isTest(in: text) }.compactMap(\.baseName)
            if let index = suites.firstIndex(where: { $0.name == suite }) {
                suites[index].tests += tests
            } else if !tests.isEmpty {
                suites.append(Suite(name: suite, tests: tests))
            }
        }
    }
}

extension ParsedSource.Node {
    fileprivate var baseName: String? { node("name")?.node("base_name")?.text("name") }

    /// The dump has only the places of a function's attributes.
    fileprivate func isTest(in text: Data) -> Bool {
        kind == "func_decl"
            && nodes("attrs").compactMap(\.range).contains { range in
                String(decoding: text[range.start...].prefix(20), as: UTF8.self).contains(/^@(?:Testing\.)?Test\b/)
            }
    }
}
