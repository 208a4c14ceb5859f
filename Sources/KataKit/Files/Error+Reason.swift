import Foundation

extension Error {
    /// What a person reads of it. For a file, Foundation's own words name neither the file nor the reason on Linux.
    var reason: String {
        switch self {
        case let error as CommandError: return error.message
        case let error as CocoaError: return [error.filePath, error.words].compactMap { $0 }.joined(separator: ": ")
        default: return "\(self)"
        }
    }
}

extension CocoaError {
    /// The same without the name of the file.
    var words: String { codeOfSystem.map { String(cString: strerror($0)) } ?? localizedDescription }

    /// The system's number for it, such as `ENOSPC`.
    var codeOfSystem: Int32? {
        let system = underlying.map { $0 as NSError }
        return system?.domain == NSPOSIXErrorDomain ? system.map { Int32($0.code) } : nil
    }
}
