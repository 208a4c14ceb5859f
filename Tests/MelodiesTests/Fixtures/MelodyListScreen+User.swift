import HeadlessUIKit

@testable import Melodies

extension MelodyListScreen {
    /// A screen with a presenter, as in the app.
    static func make(service: any MelodyService) -> MelodyListScreen {
        let screen = MelodyListScreen()
        screen.presenter = MelodyListPresenterImp(melodyService: service, view: screen)
        return screen
    }

    /// The user comes to the screen. Returns the task that the screen has stored for it, if any.
    @discardableResult func appear() -> Task<Void, Never>? {
        storedTask {
            beginAppearanceTransition(true, animated: false)
            endAppearanceTransition()
        }
    }

    /// The user goes to another screen.
    func disappear() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// The user pulls to refresh. Returns the task that the screen has stored for it, if any.
    @discardableResult func pull() -> Task<Void, Never>? {
        storedTask {
            list.refreshControl?.beginRefreshing()
            list.refreshControl?.sendActions(for: .valueChanged)
        }
    }

    private func storedTask(_ act: () -> Void) -> Task<Void, Never>? {
        let before = loading
        act()
        return loading == before ? nil : loading
    }
}
