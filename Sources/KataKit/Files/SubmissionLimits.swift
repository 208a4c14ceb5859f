/// How much grading takes of a submission. A pack that has more is refused when it is made.
package struct SubmissionLimits {
    /// The size of the largest file, in bytes.
    package static let largestFile = 1 << 20
    /// The size of the largest submission, in bytes.
    private static let largest = 16 << 20
    package static let mostFiles = 300

    private var count = 0
    private var size = 0

    package init() {}

    /// Counts a file.
    ///
    /// - Returns: why it is too much; nil if it is not.
    package mutating func reasonAgainst(_ path: String, bytes: Int) -> String? {
        (count, size) = (count + 1, size + min(bytes, Self.largest))
        if bytes > Self.largestFile { return "\(path) is larger than \(Self.largestFile >> 20) MiB" }
        if count > Self.mostFiles { return "there are more than \(Self.mostFiles) Swift files" }
        return size > Self.largest ? "the Swift files are larger than \(Self.largest >> 20) MiB together" : nil
    }
}

extension String {
    /// Whether each build accepts this path, also on a Mac: there, a path with all its folders has at most 1024 bytes.
    package var isBuildable: Bool {
        utf8.count <= 400 && split(separator: "/").allSatisfy { $0.utf8.count <= 100 }
            && !unicodeScalars.contains { $0.movesText || "\"\\".unicodeScalars.contains($0) }
    }
}
