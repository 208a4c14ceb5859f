/// The words of one language.
struct Bundle {
    static let main = Bundle(words: ["hello": "Hello"])

    var words: [String: String]

    func word(_ key: String) -> String {
        words[key, default: key]
    }
}

/// A word that is read later.
final class FileHandle {
    private var text: String

    init(reading text: String) {
        self.text = text
    }

    func read() -> String {
        defer { text = "" }
        return text
    }

    func write(_ more: String) {
        text += more
    }
}
