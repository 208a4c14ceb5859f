import HeadlessUIKit
import Testing

@MainActor
struct UIBarButtonItemTests {
    @Test func `performing the primary action runs its handler with the sender each time`() {
        var senders: [UIBarButtonItem?] = []
        let item = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { senders.append($0.sender as? UIBarButtonItem) }
        )

        item.primaryAction?.performWithSender(item, target: nil)
        item.primaryAction?.performWithSender(item, target: nil)

        #expect(senders == [item, item])
    }

    @Test func `an item without a title has the title of its action`() {
        let action = UIAction(title: "action") { _ in }

        #expect(UIBarButtonItem(primaryAction: action).title == "action")
        #expect(UIBarButtonItem(title: "own").title == "own")
    }

    @Test func `the right item is the first of the right items`() {
        let navigationItem = UINavigationItem(title: "title")
        let first = UIBarButtonItem()
        let second = UIBarButtonItem()
        #expect(navigationItem.rightBarButtonItem == nil)

        navigationItem.rightBarButtonItems = [first, second]
        #expect(navigationItem.rightBarButtonItem === first)

        navigationItem.rightBarButtonItem = second
        #expect(navigationItem.rightBarButtonItems == [second])

        navigationItem.rightBarButtonItem = nil
        #expect(navigationItem.rightBarButtonItem == nil)
    }
}
