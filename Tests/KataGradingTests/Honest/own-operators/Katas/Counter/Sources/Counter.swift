infix operator => : DeliveryPrecedence
postfix operator ++

precedencegroup DeliveryPrecedence {
    lowerThan: AdditionPrecedence
    associativity: left
}

struct Count {
    var value = 0

    static func + (count: Count, step: Int) -> Count {
        Count(value: count.value + step)
    }

    static func => (count: Count, listener: any Listener) {
        listener.changed(Tally(value: count.value))
    }

    static postfix func ++ (count: inout Count) {
        count = count + 1
    }

    static prefix func ! (count: Count) -> Count {
        Count()
    }
}

final class Counter {
    let listener: any Listener
    private var count = Count()

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        count++
        count => listener
    }

    func reset() {
        count = !count
        count => listener
    }
}
