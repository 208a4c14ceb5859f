@testable import Counter

final class ListenerSpy: Listener {
    private(set) var tallies: [Tally] = []

    func changed(_ tally: Tally) {
        tallies.append(tally)
    }
}
