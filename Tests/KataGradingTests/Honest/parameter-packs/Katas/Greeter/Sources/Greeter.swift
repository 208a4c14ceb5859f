func joined<each Part: CustomStringConvertible>(_ part: repeat each Part) -> String {
    var texts: [String] = []
    for part in repeat each part { texts.append(part.description) }
    return texts.filter { !$0.isEmpty }.joined(separator: ", ")
}

func greet(_ name: String) -> String {
    joined("Hello", name)
}
