import Foundation

extension Date {
    /// Noon in UTC, on a day such as "2025-01-31".
    static func noon(_ day: String) throws -> Date {
        try Date("\(day)T12:00:00Z", strategy: .iso8601)
    }
}
