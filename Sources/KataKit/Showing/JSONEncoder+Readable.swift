import Foundation

extension JSONEncoder {
    static var readable: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    func text(of value: some Encodable) throws -> String {
        String(decoding: try encode(value), as: UTF8.self)
    }
}
