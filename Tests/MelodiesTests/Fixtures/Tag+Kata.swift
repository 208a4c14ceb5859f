import Testing

extension Tag {
    /// Tests of what an object retains.
    @Tag static var memory: Self
}
