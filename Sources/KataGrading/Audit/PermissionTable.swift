extension Permissions {
    /// Each line has an area, places, names and a reason: `files  Foundation.: FileManager FileHandle  # files`. What a
    /// symbol is about begins with a place and a name, or only with a place where the name is `*`.
    static let table = """
        always  Swift.: *  # the standard library, its concurrency
        always  Swift.: Error._code Error._domain Error._userInfo  # known for long, and harmless
        never   Swift.: CommandLine readLine _typeByName  # the run's arguments and input; types that only the run has
        always  Builtin.: *  # what the compiler itself needs
        always  __C.: *  # types of C: its functions have symbols of their own
        always  Observation., RegexBuilder., _StringProcessing., _Concurrency., Synchronization., Distributed.: *  # of the language
        always  HeadlessUIKit., UIKit.: *  # the screens
        always  CoreGraphics.: *  # CGRect and the like, on a Mac
        always  ObjectiveC.: NSObject ObjCBool Selector  # what screens derive from, on a Mac
        always  os.: Logger OSLog OSLogMessage OSLogInterpolation OSAllocatedUnfairLock  # logs and locks, on a Mac

        always  (extension in Foundation):: *  # what Foundation adds to the standard library
        files   (extension in Foundation):Swift.: String.init(contentsOf String.init(contentsOfFile StringProtocol.write(  # texts in files
        always  Foundation.: Data Date DateComponents DateInterval UUID URL URLComponents URLQueryItem IndexPath IndexSet  # values
        always  Foundation.: Calendar TimeZone Locale Decimal CharacterSet Measurement PersonNameComponents Progress  # values
        always  Foundation.: AttributedString AttributedSubstring AttributedStringProtocol AttributeContainer AttributeScope  # values
        always  Foundation.: AttributeScopes AttributedStringKey AttributeDynamicLookup ScopedAttributeContainer  # values
        always  Foundation.: CGFloat CGPoint CGSize CGRect CGRectEdge CGVector AffineTransform NSAffineTransform NSEdgeInsets  # values
        always  Foundation.: ComparisonResult SortOrder SortComparator SortDescriptor KeyPathComparator ComparableComparator  # order
        always  Foundation.: OptionalComparator AnySortComparator NSSortDescriptor NSComparisonResult Predicate NSPredicate  # order
        always  Foundation.: PredicateExpression PredicateExpressions PredicateBindings StandardPredicateExpression  # order
        files   Foundation.: Data.init(contentsOf Data.write( URL.checkResourceIsReachable URL.resourceValues  # files
        files   Foundation.: URL.setResourceValues URL.bookmarkData URL.resolvingSymlinksInPath URL.resolveSymlinksInPath  # files
        always  Foundation.: Unit Dimension UnitConverter UnitConverterLinear UnitAcceleration UnitAngle UnitArea  # units
        always  Foundation.: UnitConcentrationMass UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent  # units
        always  Foundation.: UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency  # units
        always  Foundation.: UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower  # units
        always  Foundation.: UnitPressure UnitSpeed UnitTemperature UnitVolume NSMeasurement  # units
        always  Foundation.: Formatter DateFormatter DateIntervalFormatter DateComponentsFormatter ISO8601DateFormatter  # texts
        always  Foundation.: NumberFormatter ByteCountFormatter LengthFormatter MassFormatter EnergyFormatter  # texts
        always  Foundation.: MeasurementFormatter PersonNameComponentsFormatter ListFormatter RelativeDateTimeFormatter  # texts
        always  Foundation.: FormatStyle ParseStrategy ParseableFormatStyle DiscreteFormatStyle IntegerFormatStyle  # texts
        always  Foundation.: FloatingPointFormatStyle IntegerParseStrategy FloatingPointParseStrategy ListFormatStyle  # texts
        always  Foundation.: StringStyle ByteCountFormatStyle CurrencyFormatStyleConfiguration NumberFormatStyleConfiguration  # texts
        always  Foundation.: DescriptiveNumberFormatConfiguration FormatStyleCapitalizationContext StringTransform Scanner  # texts
        always  Foundation.: NSRegularExpression NSTextCheckingResult Morphology InflectionRule  # texts
        always  Foundation.: JSONEncoder JSONDecoder JSONSerialization PropertyListEncoder PropertyListDecoder  # coders
        always  Foundation.: PropertyListSerialization NSCoder NSCoding NSSecureCoding NSKeyedArchiver NSKeyedUnarchiver  # coders
        always  Foundation.: CodableConfiguration EncodableWithConfiguration DecodableWithConfiguration  # coders
        always  Foundation.: LocalizedError RecoverableError CustomNSError CocoaError URLError POSIXError MachError  # errors
        always  Foundation.: NSError NSErrorPointer NSException NSExceptionName  # errors
        always  Foundation._: *  # what Foundation's own inlined code calls
        always  Foundation.: NSObject NSObjectProtocol NSCopying NSMutableCopying NSNull NSValue NSNumber NSDecimalNumber  # objects
        always  Foundation.: NSDecimalNumberHandler NSDecimalNumberBehaviors NSString NSMutableString NSAttributedString  # objects
        always  Foundation.: NSMutableAttributedString NSArray NSMutableArray NSDictionary NSMutableDictionary NSSet  # objects
        always  Foundation.: NSMutableSet NSCountedSet NSOrderedSet NSMutableOrderedSet NSEnumerator NSCache NSCacheDelegate  # objects
        always  Foundation.: NSIndexSet NSMutableIndexSet NSIndexPath NSCharacterSet NSMutableCharacterSet NSRange  # objects
        always  Foundation.: NSDate NSDateComponents NSDateInterval NSCalendar NSTimeZone NSLocale NSUUID NSURL  # objects
        always  Foundation.: NSURLComponents NSURLQueryItem NSPersonNameComponents ObjCBool  # objects
        always  Foundation.: ReferenceConvertible NSUnderlineStyle DataProtocol MutableDataProtocol  # objects
        always  Foundation.: ContiguousBytes NSEnumerationOptions NSSortOptions NSBinarySearchingOptions NSFastEnumeration  # objects
        files   Foundation.: NSData NSMutableData  # files: which method is called does not show
        files   Foundation.: NSString.__allocating_init(contentsOf NSString.__allocating_init(contentsOfFile  # files
        always  Foundation.: Notification NotificationCenter NSNotification NotificationQueue Timer RunLoop Operation  # work
        always  Foundation.: BlockOperation OperationQueue QualityOfService Thread NSLock NSLocking NSRecursiveLock  # work
        always  Foundation.: NSCondition NSConditionLock LockedState OperatingSystemVersion  # work
        never   Foundation.: Thread.callStackReturnAddresses Thread.callStackSymbols  # they show which mutant is on
        always  Foundation.: NSLog NSStringFromClass NSMakeRange NSLocalizedString NSMaxRange NSEqualRanges NSUnionRange  # functions
        always  Foundation.: NSIntersectionRange NSLocationInRange NSDecimalString NSDecimalCompare NSDecimalRound  # functions
        always  Foundation.: acos asin atan atan2 cbrt ceil cos cosh exp exp2 fabs floor fmod hypot log log10 log2 pow rint  # numbers
        always  Foundation.: round sin sinh sqrt tan tanh trunc  # numbers
        always  Foundation.: Bundle LocalizedStringResource LocalizedStringKey  # texts: the bundle is a default argument
        never   Foundation.: Bundle.__allocating_init Bundle.init Bundle.allBundles Bundle.allFrameworks  # other programs
        files   Foundation.: FileManager FileManagerDelegate FileAttributeKey FileAttributeType FileProtectionType  # files
        files   Foundation.: FileHandle InputStream OutputStream Stream StreamDelegate URLResourceKey URLResourceValues  # files
        never   Foundation.: FileHandle.__allocating_init(fileDescriptor FileHandle.standardInput FileHandle.standardOutput FileHandle.standardError  # open files of the run
        always  Foundation.: URLRequest URLResponse HTTPURLResponse HTTPCookie HTTPCookiePropertyKey NSURLRequest  # values
        network Foundation.: URLSession URLSessionConfiguration URLSessionTask URLSessionDataTask URLSessionDelegate  # requests
        network Foundation.: URLSessionTaskDelegate URLSessionDataDelegate URLSessionUploadTask URLSessionDownloadTask URLProtocol URLProtocolClient URLCache CachedURLResponse  # requests

        always  Dispatch.: *  # work
        never   Dispatch.: DispatchIO DispatchSource.makeReadSource DispatchSource.makeWriteSource  # open files of the run
        never   Dispatch.: DispatchSource.makeProcessSource DispatchSource.makeSignalSource  # processes
        never   Dispatch.: DispatchSource.makeFileSystemObjectSource  # files
        always  (extension in Dispatch):__C.: OS_dispatch_queue OS_dispatch_group OS_dispatch_semaphore  # work

        always  Glibc., Darwin., Musl.: POSIXErrorCode errno  # why a function of C failed
        always  swift_, _swift_, __swift_, _Block_, objc_, _objc_: *  # the runtimes
        always  : _swiftEmptyArrayStorage _swiftEmptyDictionarySingleton _swiftEmptySetSingleton _NSConcreteStackBlock _NSConcreteGlobalBlock __stack_chk_fail __tls_get_addr  # the runtimes
        always  : memcpy memmove memset memcmp malloc free  # what the compiler makes of Swift
        always  : acos asin atan atan2 cbrt ceil cos cosh exp exp2 fabs floor fmod hypot lround log log10 log1p log2 pow rint  # numbers
        always  : round sin sinh sqrt tan tanh trunc erf erfc exp10 expm1 asinh acosh atanh fmax fmin fma fdim remainder  # numbers
        always  : remquo scalbn scalbln ldexp frexp ilogb logb modf nextafter tgamma lgamma nearbyint llround lrint llrint  # numbers
        always  : acosf asinf atanf atan2f cbrtf ceilf cosf coshf expf exp2f fabsf floorf fmodf hypotf logf log10f log1pf  # numbers
        always  : log2f powf rintf roundf sinf sinhf sqrtf tanf tanhf truncf erff erfcf expm1f asinhf acoshf atanhf fmaxf  # numbers
        always  : fminf fmaf fdimf remainderf scalbnf ldexpf frexpf ilogbf logbf modff nextafterf tgammaf lgammaf nearbyintf  # numbers
        always  : isalnum isalpha isdigit islower isprint ispunct isspace isupper isxdigit tolower toupper atoi atol atof  # letters
        always  : strtol strtod strtoul strtoll strtoull strlen strcmp strncmp rand srand random srandom drand48 srand48  # numbers
        always  : abs labs abort arc4random arc4random_uniform clock clock_gettime gettimeofday time usleep sleep nanosleep  # harmless
        always  : syscall  # Mutex waits with it; Swift code cannot call it
        files   : rename renameat unlink remove mkdir rmdir access stat lstat chmod  # files by their names
        testing Testing.: *  # tests
        """
}
