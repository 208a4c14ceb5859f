import TestSupport
import Testing

/// The real instructor's program on generated submissions.
@Suite(.offThePool, .slow)
enum EndToEnd {
    /// Tests on one miniature kit, one run at a time.
    @Suite(.serialized)
    enum Grading {}
}
