/// What happens to a name, step by step.
struct Process {
    enum Step {
        case trim
        case address(String)
    }

    var steps: [Step]

    func run(on name: String) -> String {
        steps.reduce(name) { text, step in
            switch step {
            case .trim: text.split(separator: " ").joined(separator: " ")
            case .address(let word): text.isEmpty ? word : "\(word), \(text)"
            }
        }
    }
}
