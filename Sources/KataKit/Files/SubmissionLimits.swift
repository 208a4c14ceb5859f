/// How much grading takes of a submission. A pack that has more is refused when it is made.
package enum SubmissionLimits {
    /// The size of the largest file, in bytes.
    package static let largestFile = 1 << 20
    /// The size of the largest submission, in bytes.
    private static let largest = 16 << 20
    package static let mostFiles = 300

    /// Why files of these sizes are too much; nil if they are not.
    package static func reason(against files: [(path: String, bytes: Int)]) -> String? {
        if let file = files.first(where: { $0.bytes > largestFile }) {
            return "\(file.path) is larger than \(largestFile >> 20) MiB"
        }
        if files.count > mostFiles { return "there are more than \(mostFiles) Swift files" }
        let isTooMuch = files.reduce(0) { $0 + $1.bytes } > largest
        return isTooMuch ? "the Swift files are larger than \(largest >> 20) MiB together" : nil
    }
}

extension String {
    /// Whether each build accepts this path, also on a Mac: there, a path with all its folders has at most 1024 bytes.
    package var isBuildable: Bool {
        utf8.count <= 400 && split(separator: "/").allSatisfy { $0.utf8.count <= 100 }
            && !unicodeScalars.contains { $0.movesText || "\"\\".unicodeScalars.contains($0) }
    }
}
