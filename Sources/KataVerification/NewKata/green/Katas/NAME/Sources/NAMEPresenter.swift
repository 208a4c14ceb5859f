/// Decides what happens when the user taps save.
final class NAMEPresenter {
    let store: any NAMEStore

    init(store: any NAMEStore) {
        self.store = store
    }

    func onSave(_ count: Int) {
        // Step 1: save the text for this count.
    }
}
