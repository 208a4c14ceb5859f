/// The forms in which a command can write its results. The first is the default.
package protocol OutputFormat: RawRepresentable<String>, CaseIterable {}

extension OutputFormat {
    package static var option: Command.Option {
        let help = "How to write the results (default: \(names[0]))."
        return Command.Option("--format", value: names.joined(separator: "|"), help)
    }

    private static var names: [String] { allCases.map(\.rawValue) }

    package init(_ arguments: Arguments) throws {
        let name = arguments.value(of: Self.option) ?? Self.names[0]
        guard let format = Self(rawValue: name) else {
            throw CommandError(.misuse, "--format \(name): choose from \(Self.names.joined(separator: ", "))")
        }
        self = format
    }
}
