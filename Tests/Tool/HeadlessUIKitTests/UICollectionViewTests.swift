import HeadlessUIKit
import Testing

@MainActor
struct UICollectionViewTests {
    let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844),
        collectionViewLayout: UICollectionViewFlowLayout()
    )
    private let source = WordSource()

    init() {
        list.register(WordCell.self, forCellWithReuseIdentifier: "word")
        list.dataSource = source
    }

    @Test func `without a data source there are no items`() {
        list.dataSource = nil
        source.words = ["one"]

        list.layoutIfNeeded()

        #expect(list.numberOfItems(inSection: 0) == 0)
        #expect(list.visibleCells == [])
    }

    @Test func `without numberOfSections in the data source there is one section`() {
        source.words = ["one"]

        #expect(list.numberOfSections == 1)
        #expect(list.numberOfItems(inSection: 0) == 1)
    }

    // An exit test runs its closure in a process of its own, and checks how that process ends. iOS has no such process.
    #if !canImport(UIKit)
        @Test func `a cell that was never registered ends the process, and the message says why`() async throws {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                    _ = list.dequeueReusableCell(withReuseIdentifier: "word", for: IndexPath(item: 0, section: 0))
                }
            }

            let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(message.contains("must register a nib or a class for the identifier"))
        }
    #endif

    @Test func `layout requests each cell once`() {
        source.words = ["one", "two"]
        list.reloadData()
        #expect(source.askedItems == [])

        list.layoutIfNeeded()
        list.layoutIfNeeded()

        #expect(source.askedItems == [0, 1])
        #expect(shownWords == ["one", "two"])
    }

    @Test func `after layout a cell is in the view and is found by its index path`() throws {
        source.words = ["one", "two"]
        list.layoutIfNeeded()
        let second = IndexPath(item: 1, section: 0)

        let cell = try #require(list.cellForItem(at: second))

        #expect(cell.isDescendant(of: list))
        #expect(list.indexPath(for: cell) == second)
        #expect(cell.reuseIdentifier == "word")
        #expect(list.indexPathsForVisibleItems.sorted() == [IndexPath(item: 0, section: 0), second])
    }

    @Test func `only a reload requests the items again`() {
        source.words = ["one"]
        list.layoutIfNeeded()

        source.words = ["uno", "dos"]
        list.layoutIfNeeded()
        #expect(list.numberOfItems(inSection: 0) == 1)
        #expect(shownWords == ["one"])

        list.reloadData()
        list.layoutIfNeeded()
        #expect(list.numberOfItems(inSection: 0) == 2)
        #expect(shownWords == ["uno", "dos"])
    }

    @Test func `a new data source replaces the items at the next layout`() {
        source.words = ["one"]
        list.layoutIfNeeded()
        let other = WordSource()
        other.words = ["uno", "dos"]

        list.dataSource = other
        list.layoutIfNeeded()

        #expect(shownWords == ["uno", "dos"])
    }

    @Test func `a cell that left the screen is prepared and reused`() throws {
        source.words = ["one"]
        list.layoutIfNeeded()
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? WordCell)
        #expect(cell.preparations == 0)

        list.reloadData()
        list.layoutIfNeeded()

        #expect(list.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect(cell.preparations == 1)
    }

    @Test func `a cell is reused only for its own identifier`() throws {
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        source.words = ["one"]
        list.layoutIfNeeded()
        list.reloadData()

        let plain = list.dequeueReusableCell(withReuseIdentifier: "plain", for: IndexPath(item: 0, section: 0))

        #expect(!(plain is WordCell))
        #expect(plain.reuseIdentifier == "plain")
    }

    @Test func `a list creates a cell with the cell's own initializer`() throws {
        list.register(TitledCell.self, forCellWithReuseIdentifier: "titled")

        let cell = list.dequeueReusableCell(withReuseIdentifier: "titled", for: IndexPath(item: 0, section: 0))

        let titled = try #require(cell as? TitledCell)
        #expect(titled.titleLabel.superview === titled.contentView)
    }

    @Test func `a cell has a content view`() {
        let cell = UICollectionViewCell(frame: .zero)

        #expect(cell.subviews == [cell.contentView])
        #expect(cell.reuseIdentifier == nil)
    }

    @Test func `selecting in code replaces the selection and does not call the delegate`() {
        let delegate = SelectionLog()
        list.delegate = delegate
        source.words = ["one", "two"]
        list.layoutIfNeeded()
        let first = IndexPath(item: 0, section: 0)
        let second = IndexPath(item: 1, section: 0)

        list.selectItem(at: first, animated: false, scrollPosition: [])
        list.selectItem(at: second, animated: false, scrollPosition: [])

        #expect(list.indexPathsForSelectedItems == [second])
        #expect(list.cellForItem(at: first)?.isSelected == false)
        #expect(list.cellForItem(at: second)?.isSelected == true)
        #expect(delegate.selected == [])
    }

    @Test func `a reload removes the selection, and so does a deselection`() {
        source.words = ["one"]
        list.layoutIfNeeded()
        let first = IndexPath(item: 0, section: 0)

        list.selectItem(at: first, animated: false, scrollPosition: [])
        list.deselectItem(at: first, animated: false)
        #expect(list.indexPathsForSelectedItems == [])

        list.selectItem(at: first, animated: false, scrollPosition: [])
        list.reloadData()
        list.layoutIfNeeded()
        #expect(list.indexPathsForSelectedItems == [])
        #expect(list.cellForItem(at: first)?.isSelected == false)
    }

    @Test func `data source and delegate are weak references`() {
        var source: WordSource? = WordSource()
        var delegate: SelectionLog? = SelectionLog()
        list.dataSource = source
        list.delegate = delegate
        #expect(list.dataSource === source)
        #expect(list.delegate === delegate)

        source = nil
        delegate = nil

        #expect(list.dataSource == nil)
        #expect(list.delegate == nil)
    }

    #if !canImport(UIKit)
        // In UIKit you cannot call a method that the delegate does not implement.
        @Test func `a delegate without selection methods allows selection`() {
            let delegate: any UICollectionViewDelegate = IndifferentDelegate()

            delegate.collectionView(list, didSelectItemAt: IndexPath(item: 0, section: 0))

            #expect(delegate.collectionView(list, shouldSelectItemAt: IndexPath(item: 0, section: 0)))
        }
    #endif

    private var shownWords: [String?] {
        (0..<list.numberOfItems(inSection: 0)).map {
            (list.cellForItem(at: IndexPath(item: $0, section: 0)) as? WordCell)?.word
        }
    }
}

private final class WordSource: NSObject, UICollectionViewDataSource {
    var words: [String] = []
    private(set) var askedItems: [Int] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        words.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        askedItems.append(indexPath.item)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
        (cell as? WordCell)?.word = words[indexPath.item]
        return cell
    }
}

private final class WordCell: UICollectionViewCell {
    var word: String?
    private(set) var preparations = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}

/// A cell as in an app: its initializer adds its views.
private final class TitledCell: UICollectionViewCell {
    let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(titleLabel)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}

private final class SelectionLog: NSObject, UICollectionViewDelegate {
    private(set) var selected: [IndexPath] = []

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}

private final class IndifferentDelegate: NSObject, UICollectionViewDelegate {}
