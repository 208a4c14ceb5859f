import Foundation

extension Error {
    /// What a person reads of it. For a file, Foundation's own words name neither the file nor the reason on Linux.
    var reason: String {
        switch self {
        case let error as CommandError: return error.message
        case let error as CocoaError:
            let words = (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
            return [error.filePath, words ?? localizedDescription].compactMap { $0 }.joined(separator: ": ")
        default: return "\(self)"
        }
    }
}
