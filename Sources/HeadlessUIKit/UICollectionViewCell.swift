#if !canImport(UIKit)
    /// The view of one item. A collection view creates it with `init(frame:)`.
    open class UICollectionViewCell: UIView {
        /// The identifier of the dequeued cell; `nil` for a cell that was not dequeued.
        public internal(set) var reuseIdentifier: String?

        /// The view for the views of a subclass.
        public let contentView = UIView()

        open var isSelected = false

        public override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(contentView)
        }

        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            addSubview(contentView)
        }

        /// UIKit finds `init(frame:)` of a subclass at run time. Swift calls an initializer of a class that it does not know
        /// only if it is `required`: this one is, and a subclass inherits it with its own `init(frame:)` behind it.
        public required convenience init(dequeuedBy list: UICollectionView) {
            self.init(frame: .zero)
        }

        /// Called before the list reuses a cell for a different item.
        open func prepareForReuse() {}
    }
#endif
