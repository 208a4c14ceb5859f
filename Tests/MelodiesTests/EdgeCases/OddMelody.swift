/// Titles that a screen or a file format can change.
enum OddTitle: String, CaseIterable {
    case spacesQuotesAndLines = " für Élise,\n\"WoO 59\" "
    case empty = ""
    case emojiAndNullCharacter = "🎻\0"
    case tabBackslashAndPercent = "a\tb\\n%20\r\n"
    case long = "Twelve variations on “Ah vous dirai-je, Maman”, in C major, for the piano, by Wolfgang A. Mozart"
}

/// Durations that a file format can change.
enum OddDuration: Double, CaseIterable {
    case aThird = 0.3333333333333333
    case zero = 0
    case belowZero = -1
}
