/// A subcommand: its name, its operands and options, and what it does.
package struct Command: Sendable {
    package struct Option: Sendable {
        /// The name with its dashes: `--timeout`.
        package var name: String
        /// What the help shows for the value; nil for a flag. An option whose value ends with "…" takes one or more.
        var value: String?
        var help: String

        package init(_ name: String, value: String? = nil, _ help: String) {
            self.name = name
            self.value = value
            self.help = help
        }
    }

    var name: String
    var abstract: String
    /// The operands as the usage line shows them: `[KATA]`, or `PATH…` for any number.
    var operands: String
    var options: [Option]
    /// Runs the command and returns the exit code.
    var run: @Sendable (Arguments) throws -> Int32

    package init(
        name: String,
        abstract: String,
        operands: String = "",
        options: [Option] = [],
        run: @escaping @Sendable (Arguments) throws -> Int32
    ) {
        self.name = name
        self.abstract = abstract
        self.operands = operands
        self.options = options
        self.run = run
    }
}

extension Command {
    var maximumOperands: Int { operands.hasSuffix("…") ? .max : operands.split(separator: " ").count }

    /// Where a label is wider, in columns, its help begins on the next line.
    private static let widestLabel = 30

    var usage: String {
        ["swift run kata \(name)", options.isEmpty ? "" : "[options]", operands].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    var help: String {
        let rows = options + [Option("--help", "Show this help.")]
        let labels = rows.map { [$0.name, $0.value].compactMap { $0 }.joined(separator: " ") }
        let width = labels.map(\.count).filter { $0 <= Self.widestLabel }.max() ?? 0
        let list = zip(labels, rows).map { label, row in
            let start = label.count > width ? "\(label)\n  \("".padded(to: width))" : label.padded(to: width)
            return "  \(start)  \(row.help)"
        }
        return (["\(abstract)", "", "usage: \(usage)", ""] + list).joined(separator: "\n")
    }
}

extension Command.Option {
    package static let timeout = Self(
        "--timeout",
        value: "SECONDS",
        "End a test that is silent for longer (default: 5, for grade 10)."
    )
    package static let buildTimeout = Self(
        "--build-timeout",
        value: "SECONDS",
        "End a build that takes longer (default: 600)."
    )
}
