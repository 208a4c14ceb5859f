#if !canImport(UIKit)
    extension UIView {
        /// What follows when the superview changes its size. Nothing is measured here: it is kept, no more.
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
