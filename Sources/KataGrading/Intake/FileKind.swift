import Foundation

/// What stands at a path; a link is a link, wherever it leads.
enum FileKind: Equatable {
    case file
    case folder
    case link
    case other

    /// Nil where nothing is.
    init?(of url: URL) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
        switch attributes[.type] as? FileAttributeType {
        case .typeRegular: self = .file
        case .typeDirectory: self = .folder
        case .typeSymbolicLink: self = .link
        default: self = .other
        }
    }
}
