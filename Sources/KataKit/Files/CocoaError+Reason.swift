import Foundation

extension CocoaError {
    /// The file, and what the system says of it: Foundation's own words name neither on Linux.
    var reason: String {
        let words = (underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
        return [filePath, words ?? localizedDescription].compactMap { $0 }.joined(separator: ": ")
    }
}
