extension Counter {
    struct Machine {
        enum Input {
            case step
            case clear
        }

        struct Output {
            var tally: Tally
        }

        var register = Register()
    }
}

extension Counter.Machine {
    mutating func run(_ input: Input) -> Output {
        switch input {
        case .step: register.value += 1
        case .clear: register = Register()
        }
        return Output(tally: Tally(value: register.value))
    }
}
