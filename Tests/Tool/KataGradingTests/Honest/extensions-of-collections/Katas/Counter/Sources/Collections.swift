extension Array {
    /// The element at an index, or nil outside of the array.
    subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }

    mutating func push(_ element: Element) {
        append(element)
    }
}

extension Sequence where Element: AdditiveArithmetic {
    func sum() -> Element {
        reduce(.zero, +)
    }
}

extension Optional {
    func or(_ other: @autoclosure () -> Wrapped) -> Wrapped {
        self ?? other()
    }
}

extension Optional where Wrapped: Collection {
    var isNilOrEmpty: Bool {
        self?.isEmpty ?? true
    }
}

extension Int {
    var isEven: Bool { isMultiple(of: 2) }

    func times(_ body: () -> Void) {
        for _ in 0..<self { body() }
    }
}
