// The words of card games: a suite of cards, each with a tag, and a test of luck.
final class Counter {
    let listener: any Listener
    private var suite = Suite()

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        suite.tags.append(Suite.Tag(number: suite.tags.count))
        report()
    }

    func reset() {
        suite = Suite()
        report()
    }

    private func report() {
        let test = Test(suite: suite)
        listener.changed(Tally(value: test.result))
    }
}

struct Suite {
    struct Tag: Hashable {
        var number: Int
    }

    var tags: [Tag] = []
}

struct Test {
    var suite: Suite
    var result: Int { suite.tags.count }
}
