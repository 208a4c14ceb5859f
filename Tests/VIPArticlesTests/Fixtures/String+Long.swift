extension String {
    /// The text with what code loses easily: spaces at both ends, capitals, and more letters than a line has.
    nonisolated var long: String {
        " \(self): \(String(repeating: "Lorem IPSUM, ", count: 8))"
    }
}
