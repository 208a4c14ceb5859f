/// An error that ends the command with one line: what is wrong and how to fix it.
package struct CommandError: Error {
    /// The exit codes of `sysexits.h` that the tool uses.
    package enum Code: Int32 {
        case misuse = 64
        case missingTool = 69
        case ownFailure = 70
    }

    package var code: Code
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
