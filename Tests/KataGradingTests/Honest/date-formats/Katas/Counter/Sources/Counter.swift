import Foundation

final class Counter {
    let listener: any Listener
    private var lines: [String] = []

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        lines.append(Stamp.line(at: Date()))
        listener.changed(Tally(value: lines.count))
    }

    func reset() {
        lines.removeAll(keepingCapacity: true)
        listener.changed(Tally(value: lines.count))
    }
}

private enum Stamp {
    private static func day(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter.string(from: date)
    }

    static func line(at date: Date) -> String {
        let iso = ISO8601DateFormatter()
        iso.formatOptions = [.withInternetDateTime]
        return [
            day(date), iso.string(from: date), date.ISO8601Format(),
            date.formatted(.dateTime.year().month().day()),
            date.formatted(date: .abbreviated, time: .omitted),
        ].joined(separator: " ")
    }
}
