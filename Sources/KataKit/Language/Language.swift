import Foundation

/// A language of the tool's pages and of the guides. Each guide is in English, and may be translated.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case portuguese = "pt-BR"
    case korean = "ko"

    /// The folder of its pages, from the kit's root.
    package var docs: String { self == .english ? "docs" : "docs/\(rawValue)" }

    package var words: Words { Words(language: self) }
}

extension Language {
    /// Reads a name such as `pt-BR`, `ko_KR.UTF-8` or `pt`: only the language counts, not the country.
    ///
    /// - Returns: nil for any other language.
    package init?(named name: String) {
        let language = name.lowercased().prefix { $0.isLetter }
        guard let found = Self.allCases.first(where: { $0.rawValue.prefix { $0 != "-" } == language }) else {
            return nil
        }
        self = found
    }

    /// The language of the person at the keyboard, or English: the first variable that is set decides.
    ///
    /// - Parameter preferred: the languages of the user's settings, in order. They count when no variable is set.
    package static func ofUser(
        _ environment: [String: String] = ProcessInfo.processInfo.environment,
        preferred: () -> [String] = { Locale.preferredLanguages }
    ) -> Language {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.filter { !$0.isEmpty }
        return (names.first.map { [$0] } ?? preferred()).lazy.compactMap(Language.init(named:)).first ?? .english
    }
}
