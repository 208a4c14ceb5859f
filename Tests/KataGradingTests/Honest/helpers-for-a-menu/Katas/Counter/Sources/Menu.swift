/// A menu whose selection counts.
struct Menu {
    private(set) var selected = 0
    private var titles: [Int: String] = [:]

    mutating func select(_ item: Int) {
        selected = item
    }

    mutating func exit() {
        selected = 0
    }

    mutating func rename(_ item: Int, to title: String) {
        titles[item] = title
    }

    mutating func remove(_ item: Int) {
        titles[item] = nil
    }

    func fork() -> Menu {
        var copy = self
        copy.exit()
        return copy
    }

    func poll() -> Int? {
        titles.isEmpty ? nil : selected
    }
}
