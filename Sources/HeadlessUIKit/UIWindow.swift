#if !canImport(UIKit)
    /// The root of all views on the screen. It starts hidden. When visible, it adds its root controller's view.
    open class UIWindow: UIView {
        open var rootViewController: UIViewController? {
            didSet {
                guard oldValue !== rootViewController else { return }
                oldValue?.hide(animated: false)
                showRootView()
            }
        }

        public override init(frame: CGRect) {
            super.init(frame: frame)
            isHidden = true
        }

        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            isHidden = true
        }

        open override var isHidden: Bool {
            didSet { showRootView() }
        }

        open override var window: UIWindow? {
            self
        }

        open func makeKeyAndVisible() {
            isHidden = false
        }

        private func showRootView() {
            guard !isHidden, let root = rootViewController, root.view.superview !== self else { return }
            root.show(in: self, animated: false)
        }
    }
#endif
