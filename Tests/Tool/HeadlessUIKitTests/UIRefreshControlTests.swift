import HeadlessUIKit
import Testing

@MainActor
struct UIRefreshControlTests {
    @Test func `a pull runs the action of the control`() {
        let control = UIRefreshControl()
        var pulls = 0
        control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)

        control.sendActions(for: .valueChanged)

        #expect(pulls == 1)
    }

    @Test func `refreshing begins and ends without an event`() {
        let control = UIRefreshControl()
        var events = 0
        control.addAction(UIAction { _ in events += 1 }, for: .allEvents)
        #expect(!control.isRefreshing)

        let (window, list) = (UIWindow(), UIScrollView())
        list.refreshControl = control
        window.addSubview(list)
        control.beginRefreshing()
        #expect(control.isRefreshing)

        control.endRefreshing()
        #expect(!control.isRefreshing)
        #expect(events == 0)
    }

    @Test func `a refresh control is a subview of its scroll view`() {
        let list = UIScrollView()
        let (old, new) = (UIRefreshControl(), UIRefreshControl())
        list.refreshControl = old

        list.refreshControl = new

        #expect(new.isDescendant(of: list))
        #expect(!old.isDescendant(of: list))
    }

    @Test func `a collection view can have a refresh control`() {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

        list.refreshControl = UIRefreshControl()

        #expect(list.refreshControl?.isRefreshing == false)
    }
}
