import Foundation

/// What some of a kata's files must not import. The guide's section "Layers" contains a kata's rules, one in each item:
/// `` - `*Presenter*.swift` does not import `UIKit`: why. ``
package struct LayerRule: Equatable, Sendable {
    package var text: String

    /// Patterns of the shell, for paths below `Sources`.
    package var files: [String] { parts[0].codeSpans }

    package var modules: [String] { parts.count < 2 ? [] : parts[1].prefix { $0 != ":" }.codeSpans }

    var reason: String {
        text.range(of: ": ").map { String(text[$0.upperBound...]) } ?? "that is the task of another layer"
    }

    private var parts: [Substring] { text.split(separator: " not import ", maxSplits: 1) }
}
