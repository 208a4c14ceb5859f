struct Tally: Equatable {
    var value: Int
}

protocol Listener {
    func changed(_ tally: Tally)
}
