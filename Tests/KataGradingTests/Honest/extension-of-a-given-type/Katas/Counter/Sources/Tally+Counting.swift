extension Tally {
    static let zero = Tally(value: 0)

    static func += (tally: inout Tally, step: Int) {
        tally.value += step
    }
}

extension Tally: ExpressibleByIntegerLiteral {
    init(integerLiteral value: Int) {
        self.init(value: value)
    }
}

extension Tally: Comparable {
    static func < (left: Tally, right: Tally) -> Bool {
        left.value < right.value
    }
}

extension Tally: CustomStringConvertible {
    var description: String { "tally of \(value)" }
}
