import Foundation

/// A greeting that can be sent as a link.
struct Invitation: Identifiable {
    let id = UUID()
    var name: String

    var link: URL? {
        var parts = URLComponents()
        parts.scheme = "greet"
        parts.host = "example.org"
        parts.queryItems = [URLQueryItem(name: "name", value: name)]
        return parts.url
    }

    var text: String? {
        guard let link, let query = URLComponents(url: link, resolvingAgainstBaseURL: false)?.queryItems else {
            return nil
        }
        return query.first { $0.name == "name" }?.value.map { $0.isEmpty ? "Hello" : "Hello, \($0)" }
    }
}

func greet(_ name: String) -> String {
    Invitation(name: name).text ?? ""
}
