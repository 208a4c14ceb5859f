import HeadlessUIKit
import Testing

@MainActor
struct UIViewControllerAppearanceTests {
    let window = UIWindow()
    let controller = AppearingViewController()

    @Test func `the root of a window appears when the window is shown`() async {
        window.rootViewController = controller
        #expect(controller.calls == [])

        window.isHidden = false
        await settleUIKit()

        #expect(controller.calls == ["viewWillAppear", "viewDidAppear"])
    }

    @Test func `a presented screen appears, and disappears when it is dismissed`() async {
        let host = UIViewController()
        window.rootViewController = host
        window.isHidden = false

        host.present(controller, animated: false)
        await settleUIKit()
        #expect(controller.calls == ["viewWillAppear", "viewDidAppear"])
        host.dismiss(animated: false)
        await settleUIKit()

        #expect(controller.calls == ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
    }

    @Test func `a screen that is in no window does not appear`() {
        controller.loadViewIfNeeded()
        UIView().addSubview(controller.view)

        #expect(controller.calls == [])
    }

    @Test func `a navigation controller in a window shows the top screen`() async {
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation

        window.isHidden = false
        await settleUIKit()
        #expect(controller.calls == ["viewWillAppear", "viewDidAppear"])
        navigation.pushViewController(UIViewController(), animated: false)
        await settleUIKit()

        #expect(controller.calls == ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
    }

    @Test func `a transition without a window loads the view, and calls each method at its moment`() {
        controller.beginAppearanceTransition(true, animated: false)
        #expect(controller.isViewLoaded)
        #expect(controller.calls == ["viewWillAppear"])
        controller.endAppearanceTransition()
        #expect(controller.calls == ["viewWillAppear", "viewDidAppear"])

        controller.beginAppearanceTransition(false, animated: false)
        #expect(controller.calls == ["viewWillAppear", "viewDidAppear", "viewWillDisappear"])
        controller.endAppearanceTransition()
        #expect(controller.calls == ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
    }

    @Test func `a controller that has appeared does not appear again`() {
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()

        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()

        #expect(controller.calls == ["viewWillAppear", "viewDidAppear"])
    }

    @Test func `a child in the view of its parent appears with it`() {
        let parent = UIViewController()
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        controller.didMove(toParent: parent)

        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()

        #expect(controller.calls == ["viewWillAppear", "viewDidAppear"])
    }
}

@MainActor
struct UIViewControllerContainmentTests {
    let parent = UIViewController()
    let child = MovingViewController()

    @Test func `a child knows its parent`() {
        parent.addChild(child)
        child.didMove(toParent: parent)

        #expect(parent.children == [child])
        #expect(child.parent === parent)
        #expect(child.moves == ["will move to a parent", "did move to a parent"])
    }

    @Test func `a child that is removed has no parent`() {
        parent.addChild(child)

        child.willMove(toParent: nil)
        child.removeFromParent()

        #expect(parent.children == [])
        #expect(child.parent == nil)
        #expect(child.moves == ["will move to a parent", "will move to no parent", "did move to no parent"])
    }

    @Test func `a child has one parent at a time`() {
        let other = UIViewController()
        parent.addChild(child)

        other.addChild(child)

        #expect(parent.children == [])
        #expect(other.children == [child])
        #expect(child.parent === other)
    }

    @Test func `the screens of a navigation controller are its children`() {
        let navigation = UINavigationController(rootViewController: child)

        #expect(navigation.children == [child])
        #expect(child.navigationController === navigation)
    }
}

@MainActor
struct UIViewControllerEditingTests {
    let controller = UIViewController()

    @Test func `editing is off until it is turned on`() {
        #expect(!controller.isEditing)

        controller.setEditing(true, animated: false)

        #expect(controller.isEditing)
    }

    @Test func `the edit button is the same each time, and in no bar`() {
        #expect(controller.editButtonItem === controller.editButtonItem)
        #expect(controller.navigationItem.rightBarButtonItem == nil)
    }
}

final class AppearingViewController: UIViewController {
    private(set) var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("viewDidDisappear")
    }
}

final class MovingViewController: UIViewController {
    private(set) var moves: [String] = []

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        moves.append("will move to \(parent == nil ? "no" : "a") parent")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        moves.append("did move to \(parent == nil ? "no" : "a") parent")
    }
}
