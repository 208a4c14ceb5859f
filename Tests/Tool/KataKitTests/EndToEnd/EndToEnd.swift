import TestSupport
import Testing

/// The real tool on miniature kits, a kit for each suite.
@Suite(.offThePool, .slow)
enum EndToEnd {}
