func greet(_ name: String) -> String {
    greet(name.isEmpty ? [] : [name])
}

func greet(_ names: [String]) -> String {
    switch names {
    case []: "Hello"
    case let names where names.count == 1: "Hello, \(names[0])"
    default: "Hello, all"
    }
}

func greet(_ number: Int) -> String {
    greet("\(number)")
}
