extension Kit {
    /// A kata, and the suites of it that are selected; nil for all.
    typealias KataSelection = (kata: Kata, suites: Set<String>?)

    /// Reads `KATA` and `KATA/STEP`, a step by its suite's name or its number.
    func selections(_ operands: [String]) throws -> [KataSelection] {
        var selections: [KataSelection] = []
        for operand in operands {
            let parts = operand.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let kata = try kata(named: parts[0])
            let suites = parts.count == 2 && !parts[1].isEmpty ? Set([try kata.step(named: parts[1]).suite]) : nil
            if let index = selections.firstIndex(where: { $0.kata.name == kata.name }) {
                selections[index].suites = suites.flatMap { selections[index].suites?.union($0) }
            } else {
                selections.append((kata, suites))
            }
        }
        return selections
    }
}
