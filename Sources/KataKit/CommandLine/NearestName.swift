extension Sequence<String> {
    /// The end of a message about a name that is not one of these.
    package func guess(for typed: String, otherwise advice: String) -> String {
        nearest(to: typed).map { "did you mean \($0)?" } ?? advice
    }

    /// The element that a typing error most likely means, if any is near enough.
    func nearest(to typed: String) -> String? {
        let ranked = map { name in (name: name, distance: name.lowercased().edits(from: typed.lowercased())) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= Swift.max(2, (best.name.count + 1) / 3) ? best.name : nil
    }
}

extension String {
    /// The number of edits that turn the typed word into this name. A letter that is replaced counts as one edit, and so does
    /// the rest of a name.
    fileprivate func edits(from typed: String) -> Int {
        guard typed.count < 2 || typed == self || !hasPrefix(typed) else { return 1 }
        let difference = difference(from: typed)
        return Swift.max(difference.insertions.count, difference.removals.count)
    }
}
