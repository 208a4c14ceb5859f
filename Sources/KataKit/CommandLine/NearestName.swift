extension Sequence<String> {
    /// The end of a message about a name that is not one of these.
    package func guess(for typed: String, otherwise advice: String) -> String {
        nearest(to: typed).map { "did you mean \($0)?" } ?? advice
    }

    /// The element that a typing error most likely means, if any is near enough.
    func nearest(to typed: String) -> String? {
        let ranked = map { name in (name: name, distance: name.distance(toTyped: typed)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= Swift.max(2, (best.name.count + 1) / 3) ? best.name : nil
    }
}

extension String {
    /// The number of edits that turn the typed word into this name. The beginning of a name counts as one edit.
    fileprivate func distance(toTyped typed: String) -> Int {
        let name = Array(lowercased())
        let typed = Array(typed.lowercased())
        guard !(typed.count >= 2 && name.starts(with: typed)) else { return name == typed ? 0 : 1 }
        var row = Array(0...typed.count)
        var beginning = Int.max
        for (i, character) in name.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in typed.enumerated() {
                let substitution = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = Swift.min(substitution, row[j] + 1, row[j + 1] + 1)
            }
            if i > 0, row[typed.count] <= typed.count / 4 { beginning = Swift.min(beginning, row[typed.count] + 1) }
        }
        return Swift.min(row[typed.count], beginning)
    }
}
