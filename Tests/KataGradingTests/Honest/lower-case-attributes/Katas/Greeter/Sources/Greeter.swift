@propertyWrapper
struct trimmed {
    private var text = ""

    var wrappedValue: String {
        get { text }
        set { text = String(newValue.drop { $0 == " " }) }
    }
}

@resultBuilder
enum words {
    static func buildBlock(_ parts: String...) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

struct Greeting {
    @trimmed var name: String

    @words var text: String {
        "Hello"
        name
    }
}

func greet(_ name: String) -> String {
    var greeting = Greeting()
    greeting.name = name
    return greeting.text
}
