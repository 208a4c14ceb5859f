#if !canImport(UIKit)
    /// The view of one item.
    ///
    /// Its subclasses declare no initialiser of their own: a collection view makes them with `init(frame:)`, which is
    /// required here and is not in UIKit.
    open class UICollectionViewCell: UIView {
        /// What the cell was dequeued as; `nil` for one that was not.
        public internal(set) var reuseIdentifier: String?

        /// Where a subclass puts its views.
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

        /// Called before a cell that was on the screen is handed out for another item.
        open func prepareForReuse() {}
    }
#endif
