import Foundation

enum GreetingError: LocalizedError {
    case noName

    var errorDescription: String? {
        switch self {
        case .noName: "Hello"
        }
    }

    var recoverySuggestion: String? { "Say your name." }
}

func greeting(for name: String) -> Result<String, GreetingError> {
    name.isEmpty ? .failure(.noName) : .success(name)
}

func greet(_ name: String) -> String {
    switch greeting(for: name).map({ "Hello, \($0)" }) {
    case .success(let text): text
    case .failure(let error): error.localizedDescription
    }
}
