import KataKit

extension Command {
    /// What only instructors have.
    package static let ofInstructors: [Command] = [.grade, .handout]
}
