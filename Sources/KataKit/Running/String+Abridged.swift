import Foundation

extension String {
    private static let mostLines = 20
    /// A text has at most ``mostLines`` times as many characters. Of two sides, so many come before the difference.
    private static let usualLine = 100

    /// At most 20 lines of what a test says. Of the two sides of a comparison, so many of each, from where they differ.
    var abridged: String {
        guard isLong else { return self }
        let operation = ") == "
        guard let place = range(of: operation) else { return excerpt() }
        let sides = [String(self[..<place.lowerBound]), String(self[place.upperBound...])]
        // A side is `code → value`, or only a value.
        let values = sides.map { side in side.range(of: " → ").map { String(side[$0.upperBound...]) } ?? side }
        let same = zip(values[0].unicodeScalars, values[1].unicodeScalars).prefix { $0 == $1 }.count
        return zip(sides, values).map { side, value in
            String(side.dropLast(value.count)).excerpt() + value.excerpt(around: same)
        }.joined(separator: operation)
    }

    private var isLong: Bool {
        utf8.count > Self.mostLines * Self.usualLine || utf8.count { $0 == UInt8(ascii: "\n") } >= Self.mostLines
    }

    /// - Parameter place: counts Unicode scalars.
    private func excerpt(around place: Int = 0) -> String {
        guard isLong else { return self }
        let start = unicodeScalars.index(startIndex, offsetBy: max(0, place - Self.usualLine))
        let rest = String(unicodeScalars[start...])
        let lines = rest.split(separator: "\n", maxSplits: Self.mostLines, omittingEmptySubsequences: false)
        let text = lines.prefix(Self.mostLines).joined(separator: "\n").prefix(Self.mostLines * Self.usualLine)
        return "\(start == startIndex ? "" : "… ")\(text)\(text.count == rest.count ? "" : " …")"
    }
}
