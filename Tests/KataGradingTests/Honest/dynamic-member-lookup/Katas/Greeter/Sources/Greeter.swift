@dynamicMemberLookup
struct Vocabulary {
    var words: [String: String]

    subscript(dynamicMember word: String) -> String {
        words[word] ?? word
    }
}

@dynamicMemberLookup
struct Shown<Value> {
    var value: Value

    subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Shown<Part> {
        Shown<Part>(value: value[keyPath: path])
    }
}

func greet(_ name: String) -> String {
    let english = Vocabulary(words: ["hello": "Hello"])
    return Shown(value: name).isEmpty.value ? english.hello : "\(english.hello), \(name)"
}
