import HeadlessUIKit
import Testing

@MainActor
struct UIActivityIndicatorViewTests {
    @Test func `an indicator is still until it is started`() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(!indicator.isAnimating)
        #expect(indicator.style == .large)

        indicator.startAnimating()

        #expect(indicator.isAnimating)
    }

    @Test func `an indicator hides when it is stopped`() {
        let indicator = UIActivityIndicatorView(style: .medium)

        indicator.startAnimating()
        #expect(!indicator.isHidden)

        indicator.stopAnimating()
        #expect(!indicator.isAnimating)
        #expect(indicator.isHidden)
    }

    @Test func `an indicator can be told to stay on the screen when it is stopped`() {
        let indicator = UIActivityIndicatorView(frame: .zero)

        indicator.hidesWhenStopped = false
        indicator.startAnimating()
        indicator.stopAnimating()

        #expect(!indicator.isHidden)
    }
}
