import HeadlessUIKit
import Testing

@MainActor
struct UIViewControllerTests {
    @Test func `the view is not loaded before the first access`() {
        let controller = LoggingViewController()

        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.calls == [])
    }

    @Test func `many accesses load the view once`() {
        let controller = LoggingViewController()

        let view = controller.view
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()

        #expect(controller.view === view)
        #expect(controller.viewIfLoaded === view)
        #expect(controller.calls == ["loadView", "viewDidLoad"])
    }

    @Test func `the view is loaded when viewDidLoad runs`() {
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

    @Test func `loadView can set a different view`() {
        final class Controller: UIViewController {
            let label = UILabel()

            override func loadView() {
                view = label
            }
        }
        let controller = Controller()

        #expect(controller.view === controller.label)
    }

    @Test func `a view that is set to nil loads again`() {
        let controller = LoggingViewController()
        controller.loadViewIfNeeded()

        controller.view = nil
        controller.loadViewIfNeeded()

        #expect(controller.calls == ["loadView", "viewDidLoad", "loadView", "viewDidLoad"])
    }

    @Test func `a controller has one navigation item, with the controller's title`() {
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
