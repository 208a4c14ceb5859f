import Testing

extension Tag {
    /// Tests of what an object retains, and of what happens after its release.
    @Tag static var memory: Self
}
