/// Makes a text fit into a line of the screen.
struct NAMEShortener {
    func short(_ text: String) -> String {
        text.count > 20 ? "\(text.prefix(19))…" : text
    }
}
