/// Titles that a file format can change.
enum OddTitle: String, CaseIterable {
    case spacesQuotesAndLines = " für Élise,\n\"WoO 59\" "
    case empty = ""
    case emojiAndNullCharacter = "🎻\0"
}

/// Durations that a file format can change.
enum OddDuration: Double, CaseIterable {
    case aThird = 0.3333333333333333
    case zero = 0
    case belowZero = -1
}
