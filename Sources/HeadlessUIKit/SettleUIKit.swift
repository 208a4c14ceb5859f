/// Waits until UIKit has done what it does after a call returns: it ends transitions, and releases what it has only
/// autoreleased. A test calls this before it looks. The stand-in does everything at once. It waits for UIKit, not for tasks
/// that the code under test has started.
@MainActor
public func settleUIKit() async {
    #if canImport(UIKit)
        // The main run loop has to turn, and has an autorelease pool for each turn.
        try? await Task.sleep(for: .milliseconds(50))
    #endif
}
