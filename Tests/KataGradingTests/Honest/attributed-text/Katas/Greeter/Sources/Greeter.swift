import Foundation

func greet(_ name: String) -> String {
    let text = NSMutableString(string: "Hello")
    if !name.isEmpty { text.append(", " + name) }
    var rich = AttributedString(text as String)
    rich.languageIdentifier = "en"
    return String(rich.characters)
}

extension PersonNameComponents {
    init(word: String) {
        self.init()
        givenName = word
    }
}
