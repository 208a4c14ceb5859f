@preconcurrency import Foundation

final class Host {
    private let separator = NSString(string: ", ")

    func greeting(_ parts: [String]) -> String {
        (parts.filter { !$0.isEmpty } as NSArray).componentsJoined(by: separator as String)
    }
}

func greet(_ name: String) -> String {
    Host().greeting(["Hello", name])
}
