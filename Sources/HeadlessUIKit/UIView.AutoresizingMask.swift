#if !canImport(UIKit)
    extension UIView {
        /// How the view changes when its superview changes its size. This stand-in only stores it.
        public struct AutoresizingMask: OptionSet, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) {
                self.rawValue = rawValue
            }

            public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
            public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        }
    }
#endif
