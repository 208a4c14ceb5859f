import Foundation

extension Data {
    /// The text in UTF-8, UTF-16, Korean (CP949) or Western European (CP1252), and the name of the encoding; nil where that
    /// cannot be decided.
    package var decoded: (text: String, encoding: String)? {
        func decoded(_ encoding: String.Encoding, _ name: String) -> (text: String, encoding: String)? {
            String(data: self, encoding: encoding).map { ($0, name) }
        }
        if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) { return decoded(.utf16, "UTF-16") }
        if contains(0) {
            let isLittle = count > 1 && self[startIndex + 1] == 0
            let wide = decoded(isLittle ? .utf16LittleEndian : .utf16BigEndian, "UTF-16")
            // No text has the character with code zero: that is a lost block of a disk.
            if let wide, !wide.text.contains("\0") { return wide }
        }
        if let text = decoded(.utf8, "UTF-8") { return text }
        // Codes below that of a first letter are letters of a Mac, or signs.
        let western = decoded(.windowsCP1252, "CP1252")
            .flatMap { $0.text.contains(/[^\x00-\x7FÀ-ÖØ-öø-ÿ]|[^\x00-\x7F]{3}/) ? nil : $0 }
        // Foundation has no name for this encoding.
        let korean = decoded(String.Encoding(rawValue: 0x8000_0422), "CP949")
            .flatMap { $0.text.contains(/[^\x00-\x7F\p{Hangul}\p{P}]/) || hasRareSyllables ? nil : $0 }
        // `ÇÃ` within a word is a syllable too.
        let isWord = korean?.text.contains(/[A-Za-z]\p{Hangul}|\p{Hangul}[A-Za-z]/) == true
        return isWord ? western ?? korean : korean ?? western
    }

    /// Whether, as CP949, it mostly has syllables that KS X 1001 lacks: then it is text of another encoding.
    private var hasRareSyllables: Bool {
        var (bytes, common, rare) = (self[...], 0, 0)
        while let lead = bytes.popFirst() {
            guard lead >= 0x80 else { continue }
            if let trail = bytes.popFirst(), lead > 0xA0, trail > 0xA0 { common += 1 } else { rare += 1 }
        }
        return rare > common
    }
}
