/// What stands after a subcommand's name, checked against what it takes.
package struct Arguments: Sendable {
    package private(set) var operands: [String] = []
    private var values: [String: String] = [:]

    /// - Throws: ``Refusal`` at an option that the command does not have, a missing value, or too many operands.
    init(_ words: [String], for command: Command) throws {
        var words = words[...]
        while let word = words.popFirst() {
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard let option = command.options.first(where: { $0.name == parts[0] }) else {
                throw Self.unknown(parts[0], among: command.options.map(\.name) + ["--help"], of: command)
            }
            guard let placeholder = option.value else {
                guard parts.count == 1 else { throw Refusal(.misuse, "\(option.name) takes no value") }
                values[option.name] = ""
                continue
            }
            guard let value = parts.count == 2 ? parts[1] : words.popFirst() else {
                throw Refusal(.misuse, "\(option.name) needs a value: \(option.name) \(placeholder)")
            }
            values[option.name] = value
        }
        guard operands.count <= command.most else {
            throw Refusal(
                .misuse,
                "'\(operands[command.most])' is one argument too many: see 'kata \(command.name) --help'"
            )
        }
    }

    package func has(_ option: String) -> Bool {
        values[option] != nil
    }

    package func value(of option: String) -> String? {
        values[option]
    }

    /// - Returns: nil when the option was not given.
    /// - Throws: ``Refusal`` when the value is not a number above 0.
    package func seconds(_ option: Command.Option) throws -> Double? {
        guard let text = values[option.name] else { return nil }
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
            throw Refusal(.misuse, "\(option.name) \(text): give seconds, a number above 0")
        }
        return seconds
    }

    private static func unknown(_ word: String, among known: [String], of command: Command) -> Refusal {
        let guess = known.nearest(to: word).map { "did you mean \($0)?" } ?? "see 'kata \(command.name) --help'"
        return Refusal(.misuse, "unknown option \(word): \(guess)")
    }
}
