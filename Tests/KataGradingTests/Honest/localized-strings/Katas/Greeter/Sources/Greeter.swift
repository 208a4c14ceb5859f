import Foundation

func greet(_ name: String) -> String {
    let hello = NSLocalizedString("Hello", comment: "the greeting without a name")
    guard !name.isEmpty else { return hello }
    return String.localizedStringWithFormat("%@, %@", hello, name)
}
