#if !canImport(UIKit)
    public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

    /// A closure that a control, a bar button item or a menu runs.
    @MainActor
    open class UIAction: NSObject {
        open var title: String

        /// The sender of the action; `nil` when the handler is not running.
        public private(set) var sender: Any?

        private let handler: UIActionHandler

        public init(title: String = "", handler: @escaping UIActionHandler) {
            self.title = title
            self.handler = handler
            super.init()
        }

        /// Runs the handler, as a tap on the sender does.
        open func performWithSender(_ sender: Any?, target: Any?) {
            self.sender = sender
            defer { self.sender = nil }
            handler(self)
        }
    }
#endif
