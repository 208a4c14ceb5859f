import Foundation

struct Melody: Codable, Equatable, Sendable {
    let id: Int
    var title: String
    var duration: TimeInterval
}
