import HeadlessUIKit

@testable import VIPArticles

extension ArticlesViewController {
    func appear() {
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
    }

    func disappear() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// The user has been on another screen.
    func comeBack() {
        disappear()
        appear()
    }
}
