/// Writes each tally into a notebook, as one does with pen and paper.
final class Counter {
    let listener: any Listener
    private var notebook = Notebook()

    init(listener: any Listener) {
        self.listener = listener
        notebook.open()
    }

    deinit {
        notebook.close()
    }

    func increment() {
        write(read() + 1)
    }

    func reset() {
        write(0)
    }

    private func read() -> Int {
        notebook.read()
    }

    private func write(_ value: Int) {
        notebook.write(value)
        listener.changed(Tally(value: value))
    }
}
