/// Turns a number of items into the text that the user reads.
struct NAMEFormatter {
    func text(for count: Int) -> String {
        count == 1 ? "1 item" : "\(count) items"
    }
}
