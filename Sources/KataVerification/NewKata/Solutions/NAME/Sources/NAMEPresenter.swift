/// Decides what happens when the user taps save.
final class NAMEPresenter {
    let store: any NAMEStore
    let formatter = NAMEFormatter()

    init(store: any NAMEStore) {
        self.store = store
    }

    func onSave(_ count: Int) {
        store.save(formatter.text(for: count))
    }
}
