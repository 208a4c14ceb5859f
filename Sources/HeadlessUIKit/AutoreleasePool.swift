/// Waits until the objects that UIKit has only autoreleased are gone. Without it, a weak reference to a screen may not
/// be nil yet. The stand-in autoreleases nothing.
@MainActor
public func drainAutoreleasePool() async {
    #if canImport(UIKit)
        // The main run loop has a pool of its own for each turn.
        try? await Task.sleep(for: .milliseconds(10))
    #endif
}
