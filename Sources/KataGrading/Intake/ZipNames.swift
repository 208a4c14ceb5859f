import Foundation

/// The names in a zip. Most zips of Windows have names in the encoding of its language, and `unzip` mixes such names up.
struct ZipNames {
    private var zip: Data
    /// What a part of a path becomes.
    private var new: [Data: Data] = [:]
    /// The parts of all paths, in lower case.
    private var taken: Set<String> = []

    /// The zip, where names that are not UTF-8 have letters of ASCII in place of other bytes. No two files get the same name.
    ///
    /// - Returns: nil if all names are readable.
    static func readable(_ zip: Data) -> Data? {
        var names = ZipNames(zip: Data(zip))
        let entries = names.entries()
        for entry in entries { names.taken.formUnion(parts(of: entry.name).map(lowercased)) }
        for entry in entries where entry.name.contains(where: { $0 > 127 }) {
            names.rewrite(entry.name, in: entry.header, entry.local)
        }
        return names.zip == zip ? nil : names.zip
    }

    /// Each file has a header in the list at the end, and one before its contents.
    private func entries() -> [(header: Int, local: Int, name: Data)] {
        var entries: [(Int, Int, Data)] = []
        var start = 0
        while let header = zip.range(of: Data("PK\u{1}\u{2}".utf8), in: start..<zip.count)?.lowerBound {
            start = header + 4
            guard let length = number(at: header + 28, bytes: 2), let local = number(at: header + 42, bytes: 4) else {
                break
            }
            guard let name = bytes(length, at: header + 46), bytes(length, at: local + 30) == name else { continue }
            entries.append((header, local, name))
        }
        return entries
    }

    private func bytes(_ count: Int, at place: Int) -> Data? {
        place + count <= zip.count ? zip.subdata(in: place..<place + count) : nil
    }

    private func number(at place: Int, bytes count: Int) -> Int? {
        bytes(count, at: place).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
    }

    private mutating func rewrite(_ name: Data, in header: Int, _ local: Int) {
        guard String(data: name, encoding: .utf8) == nil else {
            // Without this flag, `unzip` takes a name for one of DOS.
            for flags in [header + 9, local + 7] { zip[flags] |= 8 }
            return
        }
        let path = Data(Self.parts(of: name).map { plain($0) }.joined(separator: [UInt8(ascii: "/")]))
        for start in [header + 46, local + 30] { zip.replaceSubrange(start..<start + path.count, with: path) }
    }

    private mutating func plain(_ part: Data) -> Data {
        guard new[part] == nil, part.contains(where: { $0 > 127 }) else { return new[part] ?? part }
        let candidates = (0..<1000).lazy.map { number in
            var rest = number
            return Data(
                part.map { byte in
                    guard byte > 127 else { return byte }
                    defer { rest /= 26 }
                    return UInt8(ascii: "a") + UInt8(rest % 26)
                }
            )
        }
        let plain = candidates.first { !taken.contains(Self.lowercased($0)) } ?? part
        taken.insert(Self.lowercased(plain))
        new[part] = plain
        return plain
    }

    private static func parts(of name: Data) -> [Data] {
        name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    }

    private static func lowercased(_ part: Data) -> String { String(decoding: part, as: UTF8.self).lowercased() }
}
