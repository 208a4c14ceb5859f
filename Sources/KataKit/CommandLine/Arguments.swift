/// The words after a subcommand's name, checked against what the command takes.
package struct Arguments: Sendable {
    package private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// - Throws: ``CommandError`` for an option that the command does not have, a missing value, or too many operands.
    init(_ words: [String], for command: Command) throws {
        var words = words[...]
        while let word = words.popFirst() {
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            // Without a value, the help has been shown before.
            guard parts[0] != "--help" else { throw CommandError(.misuse, "--help takes no value") }
            guard let option = command.options.first(where: { $0.name == parts[0] }) else {
                let names = command.options.map(\.name) + ["--help"]
                let guess = names.guess(for: parts[0], otherwise: "see 'kata \(command.name) --help'")
                throw CommandError(.misuse, "unknown option \(parts[0]): \(guess)")
            }
            guard let placeholder = option.value else {
                guard parts.count == 1 else { throw CommandError(.misuse, "\(option.name) takes no value") }
                values[option.name] = []
                continue
            }
            guard let value = parts.count == 2 ? parts[1] : words.popFirst() else {
                throw CommandError(.misuse, "\(option.name) needs a value: \(option.name) \(placeholder)")
            }
            values[option.name, default: []].append(value)
            while placeholder.hasSuffix("…"), let next = words.first, !next.hasPrefix("-") {
                values[option.name, default: []].append(next)
                words.removeFirst()
            }
        }
        guard operands.count <= command.maximumOperands else {
            let surplus = operands[command.maximumOperands]
            throw CommandError(.misuse, "unexpected argument '\(surplus)': write '\(command.usage)'")
        }
    }

    package func has(_ option: Command.Option) -> Bool { values[option.name] != nil }

    package func value(of option: Command.Option) -> String? { values[option.name]?.last }

    /// The values of an option that takes one or more, `FILE…`.
    package func values(of option: Command.Option) -> [String] { values[option.name] ?? [] }

    /// The value of an option that takes one of some words, `a|b`; the first of them when the option was not given.
    ///
    /// - Throws: ``CommandError`` for another word.
    package func choice(of option: Command.Option) throws -> String {
        let words = (option.value ?? "").split(separator: "|").map(String.init)
        let value = value(of: option) ?? words[0]
        guard words.contains(value) else {
            throw CommandError(.misuse, "\(option.name) \(value): choose from \(words.joined(separator: ", "))")
        }
        return value
    }

    /// - Returns: nil when the option was not given.
    /// - Throws: ``CommandError`` when the value is not a number above 0.
    package func seconds(_ option: Command.Option) throws -> Double? {
        guard let text = value(of: option) else { return nil }
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
            throw CommandError(.misuse, "\(option.name) \(text): give seconds, a number above 0")
        }
        return seconds
    }
}
