#if !canImport(UIKit)
    /// The view of one item.
    ///
    /// Its subclasses declare no initializer. A collection view creates them with `init(frame:)`, which is required
    /// here but not in UIKit.
    open class UICollectionViewCell: UIView {
        /// The identifier of the dequeued cell; `nil` for a cell that was not dequeued.
        public internal(set) var reuseIdentifier: String?

        /// The view for the views of a subclass.
        public let contentView = UIView()

        open var isSelected = false

        public required override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(contentView)
        }

        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            addSubview(contentView)
        }

        /// Called before the list reuses a cell for a different item.
        open func prepareForReuse() {}
    }
#endif
