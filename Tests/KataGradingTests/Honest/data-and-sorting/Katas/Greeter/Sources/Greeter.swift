import Foundation

func greet(_ name: String) -> String {
    var data = Data("Hello".utf8)
    if !name.isEmpty { data += Data(", \(name)".utf8) }
    return String(data: data, encoding: .utf8) ?? ""
}

/// Guests in the order of the alphabet, each once.
func guests(_ names: [String]) -> [String] {
    let known = NSOrderedSet(array: names).array.compactMap { $0 as? String }
    return known.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }
}

func guestBook(_ names: [String]) throws -> String {
    let json = try JSONSerialization.data(withJSONObject: ["names": names], options: [.sortedKeys])
    return String(decoding: json, as: UTF8.self)
}
