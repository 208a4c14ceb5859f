import Testing

@testable import Counter

@Suite(.serialized)
final class StepperTests {
    private let stepper: Stepper
    private var numbers: [Int] = []

    init() {
        stepper = Stepper()
        numbers = [0]
    }

    deinit {
        numbers.removeAll()
    }

    @Test func walking() throws {
        for _ in 1...3 {
            let last = try #require(numbers.last)
            numbers.append(stepper.step(from: last))
        }
        #expect(numbers == [0, 1, 2, 3])
    }

    @Test func `a walk does not turn back`() {
        let way = sequence(first: 0) { [stepper] in stepper.step(from: $0) }.prefix(4)
        #expect(Array(way) == way.sorted())
        #expect(Set(way).count == 4)
    }
}
