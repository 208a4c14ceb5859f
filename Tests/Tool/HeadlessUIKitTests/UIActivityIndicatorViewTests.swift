import HeadlessUIKit
import Testing

@MainActor
struct UIActivityIndicatorViewTests {
    @Test func `an indicator is not animated until it starts`() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(!indicator.isAnimating)
        #expect(indicator.style == .large)

        indicator.startAnimating()

        #expect(indicator.isAnimating)
    }

    @Test func `an indicator hides when it stops`() {
        let indicator = UIActivityIndicatorView(style: .medium)

        indicator.startAnimating()
        #expect(!indicator.isHidden)

        indicator.stopAnimating()
        #expect(!indicator.isAnimating)
        #expect(indicator.isHidden)
    }

    @Test func `an indicator with hidesWhenStopped set to false stays visible`() {
        let indicator = UIActivityIndicatorView(frame: .zero)

        indicator.hidesWhenStopped = false
        indicator.startAnimating()
        indicator.stopAnimating()

        #expect(!indicator.isHidden)
    }
}
