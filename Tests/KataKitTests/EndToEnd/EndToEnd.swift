import TestSupport
import Testing

/// The real tool on miniature kits, one run at a time: each builds, and a machine has few cores.
@Suite(.serialized, .offThePool, .slow)
enum EndToEnd {}
