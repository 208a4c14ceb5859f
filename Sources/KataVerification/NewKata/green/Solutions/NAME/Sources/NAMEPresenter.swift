/// Decides what happens when the user taps save.
final class NAMEPresenter {
    let store: any NAMEStore

    init(store: any NAMEStore) {
        self.store = store
    }

    func onSave(_ count: Int) {
        store.save(count == 1 ? "1 item" : "\(count) items")
    }
}
