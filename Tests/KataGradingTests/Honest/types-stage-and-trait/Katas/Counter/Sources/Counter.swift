final class Counter {
    enum Stage: Equatable {
        case fresh
        case counting(Int)
    }

    struct Trait: OptionSet {
        let rawValue: Int
        static let loud = Trait(rawValue: 1)
        static let proud = Trait(rawValue: 2)
    }

    let listener: any Listener
    let traits: Trait = [.loud, .proud]
    private(set) var stage = Stage.fresh {
        didSet { listener.changed(Tally(value: stage.number)) }
    }

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        stage = .counting(stage.number + 1)
    }

    func reset() {
        stage = .fresh
    }
}

extension Counter.Stage {
    var number: Int {
        guard case .counting(let number) = self else { return 0 }
        return number
    }
}
