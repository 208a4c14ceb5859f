import Foundation
import TestSupport

@testable import KataKit

extension Kit {
    /// A kit with the kata Order, as it was read: its folder is gone.
    static func withOrder() throws -> Kit {
        let fixture = try FixtureKit("order-\(UUID().uuidString)", [.order])
        defer { fixture.remove("") }
        return try Kit(root: fixture.root)
    }
}
