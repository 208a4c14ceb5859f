#if !canImport(UIKit)
    /// A color with a name. This stand-in draws nothing.
    public final class UIColor: NSObject, Sendable {
        private let name: String

        private init(name: String) {
            self.name = name
        }

        public static let systemBackground = UIColor(name: "systemBackground")
        public static let label = UIColor(name: "label")
        public static let secondaryLabel = UIColor(name: "secondaryLabel")
        public static let systemGreen = UIColor(name: "systemGreen")
        public static let systemRed = UIColor(name: "systemRed")
        public static let white = UIColor(name: "white")

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? UIColor)?.name == name
        }

        public override var hash: Int {
            name.hashValue
        }

        public override var description: String {
            name
        }
    }
#endif
