import Foundation

/// What the kept runs of a kata say about how a learner works, and about their own tests.
struct KataProgress {
    /// Of each lap, the first tests that were counted, and the last ones.
    let suites: [(first: Run.Suite, last: Run.Suite)]
    /// The median of the lines of Swift that changed from run to run.
    let lines: Int?
    /// The same of the minutes from run to run, begun ones too.
    let minutes: Int?
    let guesses: [Run.Guess]
}

extension [Int] {
    /// The number in the middle, rounded down; nil without numbers.
    package var median: Int? {
        let sorted = sorted()
        return isEmpty ? nil : (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    }
}

extension Run.Suite {
    /// Of the bugs that other tests miss, the part that these catch more, in percent; nil if those miss none.
    func gain(over first: Run.Suite) -> Int? {
        let (before, after) = (Double(first.caught) / Double(first.bugs), Double(caught) / Double(bugs))
        return before < 1 ? Int(((after - before) / (1 - before) * 100).rounded()) : nil
    }
}

extension History {
    func summary() throws -> KataProgress {
        let runs = try runs()
        let suites = Lap.allCases.compactMap { lap -> (first: Run.Suite, last: Run.Suite)? in
            let suites = runs.compactMap(\.suite).filter { $0.lap == lap }
            return suites.last.map { (suites[0], $0) }
        }
        let steps = try zip(runs, runs.dropFirst()).compactMap { before, run -> (lines: Int, minutes: Int)? in
            guard run.number == before.number + 1, run.color.isVerdict || run.suite != nil else { return nil }
            let lines = try changedLines(from: files(of: before), to: files(of: run))
            let minutes = (run.date.timeIntervalSince(before.date) / 60).rounded(.up)
            return lines > 0 ? (lines, Int(minutes)) : nil
        }
        return KataProgress(
            suites: suites,
            lines: steps.map(\.lines).median,
            minutes: steps.map(\.minutes).median,
            guesses: runs.compactMap(\.guess)
        )
    }

    /// A line that was replaced counts once. Empty lines and indentation do not count.
    private func changedLines(from old: [String: Data], to new: [String: Data]) -> Int {
        func lines(_ data: Data?) -> [String] {
            String(decoding: data ?? Data(), as: UTF8.self).split(whereSeparator: \.isNewline)
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        let paths = Set(old.keys).union(new.keys).filter { Lap(of: $0) != nil && $0.isSwiftFile && old[$0] != new[$0] }
        return paths.reduce(0) { sum, path in
            let difference = lines(new[path]).difference(from: lines(old[path]))
            return sum + max(difference.insertions.count, difference.removals.count)
        }
    }
}
