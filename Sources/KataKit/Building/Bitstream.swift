/// A file in LLVM's bitstream format, as the compiler writes its diagnostics:
/// https://llvm.org/docs/BitCodeFormat.html#bitstream-format
struct Bitstream {
    enum Item {
        case block(id: Int, items: [Item])
        case record(code: Int, fields: [UInt64], blob: [UInt8])
    }

    private struct Malformed: Error {}

    /// One part of a record's description: a fixed value, or how the value is written.
    private enum Operand {
        case literal(UInt64)
        case fixed(Int)
        case variable(Int)
        case array
        case character
        case blob
    }

    private let bytes: [UInt8]
    /// In bits.
    private var position = 0
    /// The descriptions that the stream gives for all blocks of a kind.
    private var shared: [Int: [[Operand]]] = [:]

    /// The blocks of the file; nil when it is in another format.
    static func items(of bytes: [UInt8], signature: String) -> [Item]? {
        guard bytes.starts(with: Array(signature.utf8)) else { return nil }
        var stream = Bitstream(bytes: bytes)
        stream.position = signature.utf8.count * 8
        return try? stream.readItems(ofBlock: nil, width: 2)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    // MARK: Blocks and records

    /// - Parameter width: of the numbers that begin each item, in bits.
    private mutating func readItems(ofBlock block: Int?, width: Int) throws -> [Item] {
        var items: [Item] = []
        var own = block.flatMap { shared[$0] } ?? []
        // In the block with descriptions for other blocks, a record says for which.
        var described: Int?
        while block != nil || position < bytes.count * 8 {
            switch try readInt(width) {
            case 0:
                align()
                return items
            case 1:
                items.append(try readBlock())
            case 2:
                let operands = try readDescription()
                if let described { shared[described, default: []].append(operands) } else { own.append(operands) }
            case 3:
                let (code, count) = (try readVariableInt(6), try readCount(6))
                let fields = try (0..<count).map { _ in try readVariable(6) }
                if block == 0, code == 1 { described = fields.first.map(Int.init(clamping:)) }
                items.append(.record(code: code, fields: fields, blob: []))
            case let number:
                guard own.indices.contains(number - 4) else { throw Malformed() }
                items.append(try readRecord(own[number - 4]))
            }
        }
        return items
    }

    private mutating func readBlock() throws -> Item {
        let (id, width) = (try readVariableInt(8), try readVariableInt(4))
        align()
        _ = try read(32)
        return .block(id: id, items: try readItems(ofBlock: id, width: width))
    }

    private mutating func readDescription() throws -> [Operand] {
        try (0..<readCount(5)).map { _ in
            guard try read(1) == 0 else { return .literal(try readVariable(8)) }
            switch try read(3) {
            case 1: return .fixed(try readVariableInt(5))
            case 2: return .variable(try readVariableInt(5))
            case 3: return .array
            case 4: return .character
            case 5: return .blob
            default: throw Malformed()
            }
        }
    }

    private mutating func readRecord(_ operands: [Operand]) throws -> Item {
        var fields: [UInt64] = []
        var blob: [UInt8] = []
        var rest = operands[...]
        while let operand = rest.popFirst() {
            switch operand {
            case .array:
                guard let element = rest.popFirst() else { throw Malformed() }
                for _ in 0..<(try readCount(6)) { fields.append(try readValue(element)) }
            case .blob:
                let count = try readCount(6)
                align()
                let start = position / 8
                guard count <= bytes.count - start else { throw Malformed() }
                blob = Array(bytes[start..<(start + count)])
                position += count * 8
                align()
            default:
                fields.append(try readValue(operand))
            }
        }
        guard let code = fields.first else { throw Malformed() }
        return .record(code: Int(clamping: code), fields: Array(fields.dropFirst()), blob: blob)
    }

    private mutating func readValue(_ operand: Operand) throws -> UInt64 {
        switch operand {
        case .literal(let value): value
        case .fixed(let width): try read(width)
        case .variable(let width): try readVariable(width)
        case .character: try read(6)
        case .array, .blob: throw Malformed()
        }
    }

    // MARK: Bits

    private mutating func read(_ count: Int) throws -> UInt64 {
        guard count <= 64, count <= bytes.count * 8 - position else { throw Malformed() }
        var value: UInt64 = 0
        for bit in 0..<count {
            let byte = bytes[(position + bit) / 8]
            value |= UInt64(byte >> ((position + bit) % 8) & 1) << bit
        }
        position += count
        return value
    }

    /// Reads groups of bits. The highest bit of a group says whether another one follows.
    private mutating func readVariable(_ width: Int) throws -> UInt64 {
        guard (2...32).contains(width) else { throw Malformed() }
        var value: UInt64 = 0
        var shift = 0
        while true {
            let group = try read(width)
            let mark: UInt64 = 1 << (width - 1)
            guard shift < 64 else { throw Malformed() }
            value |= (group & (mark - 1)) << shift
            guard group & mark != 0 else { return value }
            shift += width - 1
        }
    }

    private mutating func readInt(_ count: Int) throws -> Int {
        Int(clamping: try read(count))
    }

    private mutating func readVariableInt(_ width: Int) throws -> Int {
        Int(clamping: try readVariable(width))
    }

    /// A number of things that follow. Each takes at least a bit, so a damaged file cannot ask for more memory than it has.
    private mutating func readCount(_ width: Int) throws -> Int {
        let count = try readVariableInt(width)
        guard count <= bytes.count * 8 - position else { throw Malformed() }
        return count
    }

    private mutating func align() {
        position = (position + 31) / 32 * 32
    }
}
