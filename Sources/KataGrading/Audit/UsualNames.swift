/// What code uses outside of its own module without a remark. The rest is not wrong: an instructor looks at it.
enum UsualNames {
    /// Modules of which code may use everything except ``except``.
    static let modules = words(
        """
        Swift HeadlessUIKit UIKit Builtin __C _Concurrency Observation RegexBuilder _StringProcessing Synchronization
        CoreGraphics
        """
    )

    /// Modules of which code may use only some names.
    static let libraries = words("Foundation Dispatch Glibc Musl Darwin ObjectiveC os")

    /// These names: types, functions and constants. A star stands for any letters.
    static let names = words(
        """
        Data Date DateComponents DateInterval UUID URL URLComponents URLQueryItem IndexPath IndexSet Calendar TimeZone Locale
        Decimal CharacterSet Measurement Unit* Dimension PersonNameComponents Progress AttributedString* AttributedSubstring
        Attribute* CGFloat CGPoint CGSize CGRect CGVector ComparisonResult Sort* KeyPathComparator Predicate* *Formatter
        *FormatStyle *Strategy *FormatStyleConfiguration ByteCount* StringTransform Morphology NSRegularExpression
        NSTextCheckingResult NSRange JSONEncoder JSONDecoder JSONSerialization PropertyListEncoder PropertyListDecoder
        PropertyListSerialization LocalizedError RecoverableError CustomNSError CocoaError URLError POSIXError NSError
        NSExceptionName NS*Error NS*Domain NS*Key NSObject NSObjectProtocol NSCopying NSCoding NSCoder NSNull NSNumber
        NSDecimalNumber NSCache ObjCBool ReferenceConvertible DataProtocol MutableDataProtocol ContiguousBytes Bundle
        Notification NotificationCenter NSNotification Timer RunLoop Operation BlockOperation OperationQueue QualityOfService
        Thread NSLock NSLocking NSRecursiveLock NSCondition NSLocalizedString NSMakeRange NSStringFromClass URLRequest
        URLResponse HTTPURLResponse DispatchQueue DispatchGroup DispatchSemaphore DispatchTime* DispatchWallTime
        DispatchWorkItem* DispatchQoS DispatchPredicate dispatchPrecondition Selector Logger OSLog* POSIXErrorCode errno _*
        """
    )

    /// What a kata's code may use as well, if its reference uses the first of them.
    static let topics = [
        "init(contentsOf": words("File* NSTemporaryDirectory NSHomeDirectory NSSearchPath* URLResource*"),
        "URLSession": words("URLSession*"),
    ]

    /// Parts of names that are about files, also in types that do more than that.
    static let files = ["init(contentsOf", ".write(", "esourceValue", "esourceIsReachable", "ookmarkData"]

    /// Parts of names that no rule above allows: the run's arguments, input, output, stack and memory, and other programs.
    static let except = [
        "Swift.CommandLine", "Swift.readLine", "appendingFormat", "Unsafe", "VaList", "Unmanaged", "OpaquePointer",
        "WithFormat", "Bundle.", "Thread.callStack", "Thread.exit", "FileHandle", "fileDescriptor", "[Swift.CVarArg]",
    ]

    /// How functions of the runtimes begin.
    static let runtimes = ["swift_", "_swift_", "__swift_", "_Block_", "objc_", "_objc_", "_swiftEmpty", "_NSConcrete"]

    /// Functions of C with numbers, and what the compiler calls by itself.
    static let functions = words(
        """
        acos asin atan atan2 cbrt ceil cos cosh exp exp2 fabs floor fmod hypot log log10 log1p log2 pow rint round sin sinh
        sqrt tan tanh trunc fmax fmin remainder tgamma expm1 asinh acosh atanh erf lround fma isalpha isdigit isspace toupper
        tolower abs rand random arc4random arc4random_uniform time sleep usleep
        """
    )
    static let ofCompiler = words("memcpy memmove memset memcmp malloc free syscall __stack_chk_fail __tls_get_addr")

    /// Whether a name fits one of the names with a star.
    static func match(_ name: String, _ names: Set<String>) -> Bool {
        names.contains { pattern in
            guard let star = pattern.firstIndex(of: "*") else { return false }
            return name.hasPrefix(pattern[..<star]) && name.hasSuffix(pattern[pattern.index(after: star)...])
        }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
