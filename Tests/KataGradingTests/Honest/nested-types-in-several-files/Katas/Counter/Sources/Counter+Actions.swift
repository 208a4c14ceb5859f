extension Counter {
    func increment() {
        report(machine.run(.step))
    }

    func reset() {
        report(machine.run(.clear))
    }

    private func report(_ output: Machine.Output) {
        listener.changed(output.tally)
    }
}
