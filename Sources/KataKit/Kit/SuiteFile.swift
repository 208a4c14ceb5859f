import Foundation

/// A suite, as the compiler's parser sees it: no comment and no string is taken for a test.
package struct SuiteFile {
    package var name: String
    package var tests: [String]

    /// The suites of a file that have tests, in order.
    package static func all(in text: Data, launcher: ProcessLauncher) throws -> [SuiteFile] {
        let nodes = try ParsedSource([text], launcher: launcher, timeout: 60)?.nodes ?? []
        return nodes.reduce(into: []) { suites, node in
            let tests = node.nodes("members").filter { $0.isTest(in: text) }.compactMap(\.baseName)
            guard !tests.isEmpty, let name = node.baseName ?? node.text("extended_type") else { return }
            guard let index = suites.firstIndex(where: { $0.name == name }) else {
                return suites.append(SuiteFile(name: name, tests: tests))
            }
            suites[index].tests += tests
        }
    }
}

extension ParsedSource.Node {
    fileprivate var baseName: String? { node("name")?.node("base_name")?.text("name") }

    /// The tree has only the places of attributes.
    fileprivate func isTest(in text: Data) -> Bool {
        nodes("attrs").compactMap(\.range).contains { range in
            String(decoding: text[range.start...].prefix(20), as: UTF8.self).contains(/^@(?:Testing\.)?Test\b/)
        }
    }
}
