import Foundation

extension JSONEncoder {
    package static var readable: JSONEncoder {
        let encoder = inOneLine
        encoder.outputFormatting.insert(.prettyPrinted)
        return encoder
    }

    /// An encoder that writes the same bytes for the same value.
    package static var inOneLine: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    package func text(of value: some Encodable) throws -> String { String(decoding: try encode(value), as: UTF8.self) }
}
