import Foundation

func greet(_ name: String) -> String {
    let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters))
    return trimmed.hasLetter ? "Hello, \(trimmed)" : "Hello"
}

extension String {
    fileprivate var hasLetter: Bool {
        guard let expression = try? NSRegularExpression(pattern: "\\p{L}", options: [.caseInsensitive]) else {
            return false
        }
        let range = NSRange(startIndex..., in: self)
        return expression.firstMatch(in: self, range: range) != nil
    }

    var digits: String {
        components(separatedBy: CharacterSet.decimalDigits.inverted).joined()
    }
}
