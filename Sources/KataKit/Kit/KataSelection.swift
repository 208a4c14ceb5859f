extension Kit {
    /// A kata, and the suites of it that are selected; nil for all.
    typealias KataSelection = (kata: Kata, suites: Set<String>?)

    /// Reads `KATA` and `KATA/STEP`: a step by its number, or one of its suites.
    func selections(_ operands: [String]) throws -> [KataSelection] {
        var selections: [KataSelection] = []
        for operand in operands {
            let parts = operand.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let kata = try kata(named: parts[0])
            let name = parts.count == 2 && !parts[1].isEmpty ? parts[1] : nil
            let suites = try name.map { name in
                let step = try kata.step(named: name)
                return step.has(name) ? [name] : Set(step.suites.map(\.name))
            }
            if let index = selections.firstIndex(where: { $0.kata.name == kata.name }) {
                selections[index].suites = suites.flatMap { selections[index].suites?.union($0) }
            } else {
                selections.append((kata, suites))
            }
        }
        return selections
    }
}
