#if !canImport(UIKit)
    /// A list of items, each shown by a cell.
    ///
    /// As in UIKit, it gets the numbers of items once from the data source, and again after `reloadData()`. It gets the
    /// cells at layout. It measures nothing, so all items are on the screen. Where UIKit raises an exception, this
    /// stand-in ends the process with the same message.
    open class UICollectionView: UIScrollView {
        public struct ScrollPosition: OptionSet, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) {
                self.rawValue = rawValue
            }

            public static let top = ScrollPosition(rawValue: 1 << 0)
            public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
            public static let bottom = ScrollPosition(rawValue: 1 << 2)
        }

        open var collectionViewLayout: UICollectionViewLayout

        open weak var dataSource: (any UICollectionViewDataSource)? {
            didSet { reloadData() }
        }

        open weak var delegate: (any UICollectionViewDelegate)?

        private var cellClasses: [String: UICollectionViewCell.Type] = [:]
        private var reusableCells: [String: [UICollectionViewCell]] = [:]
        private var shownCells: [IndexPath: UICollectionViewCell] = [:]
        private var selected: Set<IndexPath> = []

        /// The number of items in each section; `nil` when it must come from the data source.
        private var knownCounts: [Int]?

        public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            collectionViewLayout = layout
            super.init(frame: frame)
        }

        public required init?(coder: NSCoder) {
            collectionViewLayout = UICollectionViewFlowLayout()
            super.init(coder: coder)
        }

        // MARK: Cells

        open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
            cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
        }

        /// A cell that has left the screen, or a new one of the registered class.
        open func dequeueReusableCell(
            withReuseIdentifier identifier: String,
            for indexPath: IndexPath
        ) -> UICollectionViewCell {
            if let cell = reusableCells[identifier]?.popLast() {
                cell.isSelected = false
                cell.prepareForReuse()
                return cell
            }
            guard let cellClass = cellClasses[identifier] else {
                fatalError(
                    "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - "
                        + "must register a nib or a class for the identifier"
                )
            }
            let cell = cellClass.init(dequeuedBy: self)
            cell.reuseIdentifier = identifier
            return cell
        }

        open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
            shownCells[indexPath]
        }

        open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
            shownCells.first { $0.value === cell }?.key
        }

        open var visibleCells: [UICollectionViewCell] {
            Array(shownCells.values)
        }

        open var indexPathsForVisibleItems: [IndexPath] {
            Array(shownCells.keys)
        }

        // MARK: Items

        open var numberOfSections: Int {
            counts.count
        }

        open func numberOfItems(inSection section: Int) -> Int {
            counts[section]
        }

        /// Removes numbers, cells and selection. The next layout gets new cells from the data source.
        open func reloadData() {
            knownCounts = nil
            selected = []
            for cell in shownCells.values {
                cell.removeFromSuperview()
                reusableCells[cell.reuseIdentifier ?? "", default: []].append(cell)
            }
            shownCells = [:]
            setNeedsLayout()
        }

        open override func layoutSubviews() {
            super.layoutSubviews()
            for (section, count) in counts.enumerated() {
                for item in 0..<count {
                    showItem(at: IndexPath(item: item, section: section))
                }
            }
        }

        private var counts: [Int] {
            if let knownCounts {
                return knownCounts
            }
            let sections = dataSource?.numberOfSections(in: self) ?? 1
            let counts = (0..<sections).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
            knownCounts = counts
            return counts
        }

        private func showItem(at indexPath: IndexPath) {
            guard shownCells[indexPath] == nil, let cell = dataSource?.collectionView(self, cellForItemAt: indexPath)
            else { return }
            guard cell.reuseIdentifier != nil else {
                fatalError(
                    "the cell returned from collectionView(_:cellForItemAt:) does not have a reuseIdentifier - cells must "
                        + "be retrieved by calling dequeueReusableCell(withReuseIdentifier:for:)"
                )
            }
            cell.isSelected = selected.contains(indexPath)
            shownCells[indexPath] = cell
            addSubview(cell)
        }

        // MARK: Selection

        open var indexPathsForSelectedItems: [IndexPath]? {
            selected.sorted()
        }

        /// Selects in code. Unlike a tap, it replaces the selection and does not call the delegate.
        open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
            for old in selected {
                deselectItem(at: old, animated: animated)
            }
            guard let indexPath else { return }
            selected = [indexPath]
            cellForItem(at: indexPath)?.isSelected = true
        }

        open func deselectItem(at indexPath: IndexPath, animated: Bool) {
            selected.remove(indexPath)
            cellForItem(at: indexPath)?.isSelected = false
        }
    }
#endif
