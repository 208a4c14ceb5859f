import HeadlessUIKit
import Testing

@MainActor
struct UIViewControllerTests {
    @Test func `the view is not loaded until somebody asks for it`() {
        let controller = LoggingViewController()

        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.calls == [])
    }

    @Test func `however often the view is asked for, it loads once`() {
        let controller = LoggingViewController()

        let view = controller.view
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()

        #expect(controller.view === view)
        #expect(controller.viewIfLoaded === view)
        #expect(controller.calls == ["loadView", "viewDidLoad"])
    }

    @Test func `viewDidLoad finds the view loaded`() {
        final class Controller: UIViewController {
            var wasLoaded = false

            override func viewDidLoad() {
                super.viewDidLoad()
                wasLoaded = isViewLoaded && view === viewIfLoaded
            }
        }
        let controller = Controller()

        controller.loadViewIfNeeded()

        #expect(controller.wasLoaded)
    }

    @Test func `loadView decides which view is loaded`() {
        final class Controller: UIViewController {
            let label = UILabel()

            override func loadView() {
                view = label
            }
        }
        let controller = Controller()

        #expect(controller.view === controller.label)
    }

    @Test func `a view that was set to nil loads again`() {
        let controller = LoggingViewController()
        controller.loadViewIfNeeded()

        controller.view = nil
        controller.loadViewIfNeeded()

        #expect(controller.calls == ["loadView", "viewDidLoad", "loadView", "viewDidLoad"])
    }

    @Test func `the navigation item is the controller's own and takes its title`() {
        let controller = UIViewController()
        controller.title = "before"

        #expect(controller.navigationItem === controller.navigationItem)
        #expect(controller.navigationItem.title == "before")

        controller.title = "after"

        #expect(controller.navigationItem.title == "after")
    }
}

private final class LoggingViewController: UIViewController {
    var calls: [String] = []

    override func loadView() {
        calls.append("loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        calls.append("viewDidLoad")
        super.viewDidLoad()
    }
}
