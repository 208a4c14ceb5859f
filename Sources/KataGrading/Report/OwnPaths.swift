import Foundation

/// The learner's own paths of files that a build had by another path.
struct OwnPaths {
    private let pairs: [(built: String, own: String)]

    /// - Parameter paths: the learner's own paths, by those of the build, from `Sources` or `Tests` on.
    init(_ paths: [String: String]) {
        // The runtime names a file without its folders: `Counter/renamed-1.swift:7: Fatal error`.
        pairs = paths.sorted { $0.key < $1.key }.flatMap { built, own in
            [(built, own), (built.lastName, own.lastName)].filter { $0.0 != $0.1 }
                .map { ("/\($0.0):", "/\($0.1):") }
        }
    }

    func own(_ text: String) -> String {
        pairs.reduce(text) { $0.replacingOccurrences(of: $1.built, with: $1.own) }
    }

    func own(_ text: String?) -> String? { text.map(own) }
    func own(_ texts: [String]) -> [String] { texts.map(own) }
}

extension String {
    fileprivate var lastName: String {
        split(separator: "/").last.map(String.init) ?? self
    }
}
