final class Counter {
    let listener: any Listener
    var menu = Menu()

    init(listener: any Listener) {
        self.listener = listener
    }

    func increment() {
        menu.select(menu.selected + 1)
        listener.changed(Tally(value: menu.selected))
    }

    func reset() {
        menu.exit()
        listener.changed(Tally(value: menu.selected))
    }
}
