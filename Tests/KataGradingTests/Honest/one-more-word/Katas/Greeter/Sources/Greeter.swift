func greet(_ name: String?, with word: String = "Hello", isLoud: Bool = false) -> String {
    let parts = [word, name ?? ""].filter { !$0.isEmpty }
    let text = parts.joined(separator: ", ")
    return isLoud ? text.uppercased() : text
}
