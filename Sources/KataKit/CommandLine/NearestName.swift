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
        let (name, typed) = (lowercased(), typed.lowercased())
        guard !(typed.count >= 2 && name.hasPrefix(typed)) else { return name == typed ? 0 : 1 }
        let beginning = name.indices.dropFirst(2).map { name[..<$0].edits(from: typed) }.min() ?? .max
        let edits = name[...].edits(from: typed)
        return beginning <= typed.count / 4 ? Swift.min(edits, beginning + 1) : edits
    }
}

extension Substring {
    /// A letter that is replaced counts as one edit.
    fileprivate func edits(from other: String) -> Int {
        let difference = difference(from: other)
        return Swift.max(difference.insertions.count, difference.removals.count)
    }
}
