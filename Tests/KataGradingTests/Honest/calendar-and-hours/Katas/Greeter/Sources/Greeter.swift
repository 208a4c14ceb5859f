import Foundation

enum DayTime: CaseIterable {
    case morning
    case evening

    init(of date: Date, in calendar: Calendar = .current) {
        self = calendar.component(.hour, from: date) < 12 ? .morning : .evening
    }

    /// In this version, people are greeted alike all day.
    var word: String { "Hello" }
}

func greet(_ name: String) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    let time = DayTime(of: Date(timeIntervalSince1970: 0), in: calendar)
    return [time.word, name].filter { !$0.isEmpty }.formatted(List.style)
}

private enum List {
    struct Comma: FormatStyle {
        func format(_ words: [String]) -> String { words.joined(separator: ", ") }
    }

    static let style = Comma()
}
