import Testing

@testable import MVPEditFields

#if compiler(>=6.4)
    /// Otherwise `swift test` lists each label of the screen in a failure.
    extension EditFieldsViewController: nonisolated CustomTestReflectable {
        public nonisolated var customTestMirror: Mirror { Mirror(self, children: [:]) }
    }
#endif
