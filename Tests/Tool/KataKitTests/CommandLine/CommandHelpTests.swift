import Testing

@testable import KataKit

/// The help of a command.
struct CommandHelpTests {
    @Test func `a wide label has its help on the next line, and leaves the others their column`() {
        let command = Command(
            name: "grade",
            abstract: "Grade.",
            options: [
                .init("--format", value: "table|json|csv|html|junit|markdown", "How to write it."),
                .init("--all", "All."),
            ],
            run: { _ in 0 }
        )

        #expect(
            command.help == """
                Grade.

                usage: swift run kata grade [options]

                  --format table|json|csv|html|junit|markdown
                          How to write it.
                  --all   All.
                  --help  Show this help.
                """
        )
    }
}
