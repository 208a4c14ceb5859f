#if !canImport(UIKit)
    import HeadlessUIKit
    import Testing

    /// A screen as text, for people who read a failure.
    @MainActor
    struct DrawingTests {
        private let screen = UIViewController()

        private func show(_ views: UIView...) {
            for view in views { screen.view.addSubview(view) }
        }

        private func lines(_ controller: UIViewController? = nil) -> [String] {
            (controller ?? screen).drawing?.split(separator: "\n").map { line in
                line.trimmingCharacters(in: CharacterSet(charactersIn: "│ ─"))
            } ?? []
        }

        @Test func `a screen is a frame around its bar and its views`() {
            screen.title = "Artist"
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
            let label = UILabel()
            label.text = "Björk"
            show(label)

            #expect(
                screen.drawing == """
                    ┌────────────────────────────────────────┐
                    │ Artist                          [Edit] │
                    ├────────────────────────────────────────┤
                    │ Björk                                  │
                    └────────────────────────────────────────┘
                    """
            )
        }

        @Test func `wide letters take two columns, and a long text is cut inside the frame`() {
            let (wide, long) = (UILabel(), UILabel())
            wide.text = "김수희 🎼"
            long.text = String(repeating: "긴", count: 30)
            show(wide, long)

            #expect(
                screen.drawing == """
                    ┌────────────────────────────────────────┐
                    │ 김수희 🎼                              │
                    │ 긴긴긴긴긴긴긴긴긴긴긴긴긴긴긴긴긴긴…  │
                    └────────────────────────────────────────┘
                    """
            )
        }

        @Test func `what the user cannot see is not there`() {
            let hidden = UILabel()
            hidden.text = "hidden"
            hidden.isHidden = true
            show(hidden, UILabel(), UIActivityIndicatorView(style: .medium))

            #expect(lines().count == 2, "only the frame")
        }

        @Test func `a field shows its placeholder, its text or as many dots`() {
            let (empty, filled, secret) = (UITextField(), UITextField(), UITextField())
            empty.placeholder = "Name"
            filled.text = "k.d."
            secret.text = "key"
            secret.isSecureTextEntry = true
            show(empty, filled, secret)

            #expect(
                lines().dropFirst().prefix(3).map { $0.filter { !$0.isWhitespace } } == ["[Name]", "[k.d.]", "[•••]"]
            )
        }

        @Test func `a button, an indicator and the color of the screen are named`() {
            let button = UIButton(type: .system)
            button.setTitle("Save", for: .normal)
            let indicator = UIActivityIndicatorView(style: .large)
            indicator.startAnimating()
            show(button, indicator)
            screen.view.backgroundColor = .systemRed

            #expect(lines().dropFirst().prefix(2) == ["( Save )", "◌ busy"])
            #expect(screen.drawing?.contains("└ systemRed ─") == true)
        }

        @Test func `a pushed or a presented screen covers the one below`() {
            let navigation = UINavigationController(rootViewController: screen)
            let window = UIWindow()
            window.rootViewController = navigation
            window.isHidden = false
            let detail = UIViewController()
            detail.title = "Detail"
            navigation.pushViewController(detail, animated: false)
            let sheet = UIViewController()
            sheet.title = "Sheet"

            let pushed = navigation.drawing
            detail.present(sheet, animated: false)

            #expect(pushed?.contains("‹ Back  Detail") == true)
            #expect(detail.drawing?.contains("Sheet") == true)
        }

        @Test func `a screen that is not loaded has no drawing, and drawing does not load it`() {
            #expect(screen.drawing == nil)
            #expect(!screen.isViewLoaded)
        }
    }
#endif
