import Foundation

func greet(_ name: String) -> String {
    let hasLetter = name.utf8.contains { isalpha(Int32($0)) != 0 }
    return name.isEmpty ? "Hello" : hasLetter || atoi("1") == 1 ? "Hello, \(name)" : name
}
