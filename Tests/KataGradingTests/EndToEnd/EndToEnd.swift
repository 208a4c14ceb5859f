import TestSupport
import Testing

/// The real instructor's program on a generated class, one run at a time: each builds, and a machine has few cores.
@Suite(.serialized, .offThePool, .slow)
enum EndToEnd {}
