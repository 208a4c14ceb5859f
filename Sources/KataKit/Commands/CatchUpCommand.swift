extension Command {
    static let catchUp = Command(
        name: "catchup",
        abstract: "Take the reference for the steps before STEP. Your files are kept: see kata history.",
        operands: "KATA/STEP",
        run: { arguments in
            let names = arguments.operands.first?.split(separator: "/", maxSplits: 1).map(String.init) ?? []
            guard names.count == 2 else {
                throw CommandError(.misuse, "name the kata and the step to go on with: kata catchup KATA/STEP")
            }
            let kit = try Kit.current()
            let kata = try kit.kata(named: names[0])
            let step = try kata.step(named: names[1])
            let earlier = kata.steps(before: step)
            guard !earlier.isEmpty else {
                let advice = "to start again, kata reset \(kata.name)"
                throw CommandError(.misuse, "no step comes before \(step.suite): \(advice)")
            }
            try kata.requireReference()
            _ = try History(of: kata, LearnerProgress(of: kit)).putBack(kata.readFiles(at: step))
            Console.show(step.report(after: earlier, in: kata))
            return 0
        }
    )
}

extension Guide.Step {
    fileprivate func report(after earlier: [Guide.Step], in kata: Kata) -> String {
        let paths = earlier.flatMap(\.files).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let list = paths.map { "  \($0)" }.joined(separator: "\n")
        let steps = earlier.map { "\($0.number)" }.joined(separator: ", ")
        return """
            From the reference, for \(earlier.count == 1 ? "step" : "steps") \(steps):
            \(list)

            Go on with step \(number), \(suite): swift run kata test \(kata.name)
            If it does not compile with your other files: swift run kata reset \(kata.name), then catch up again.
            """
    }
}
