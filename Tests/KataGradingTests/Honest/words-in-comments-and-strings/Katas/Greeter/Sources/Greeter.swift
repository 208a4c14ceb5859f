// This file calls nothing unsafe: no getenv("KATA_MUTANT"), no @_silgen_name("exit"), no unsafeBitCast, no /proc/self,
// no ProcessInfo.processInfo, and no dlsym.
/* It also does not open("/dev/null") or write to a FileHandle. */

/// The words that a name must not contain: it would be unsafe.
let unsafeWords = ["unsafe", "getenv", "@_silgen_name", "/proc", "/dev/", "withKnownIssue", "KataStamp"]

func greet(_ name: String) -> String {
    let isUnsafe = unsafeWords.contains { name.hasPrefix($0) }
    return name.isEmpty || isUnsafe ? "Hello" : "Hello, \(name)"
}
