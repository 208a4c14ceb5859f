import Foundation

/// The names in a zip. Most zips of Windows have names in the encoding of its language, and `unzip` mixes such names up.
struct ZipNames {
    /// A file has a header in the list at the end, and one before its contents.
    private typealias Entry = (header: Int, local: Int, name: Data)

    /// The zip, where names that are not UTF-8 have letters of ASCII in place of other bytes. No two files get the same name.
    ///
    /// - Returns: nil if all names are readable.
    /// - Throws: ``Unreadable`` when the names are too many for that.
    static func readable(_ zip: Data) throws -> Data? {
        let entries = entries(in: zip)
        guard entries.contains(where: { $0.name.contains { $0 > 127 } }) else { return nil }
        var readable = Data(zip)
        let parts = Set(entries.flatMap { $0.name.split(separator: UInt8(ascii: "/")).map { Data($0) } })
        let texts = Set(parts.filter(isText).map(lowercased))
        let others = parts.filter { !isText($0) }
        let number = (1..<131).first { number in
            let new = Set(others.map { lowercased(plain($0, number)) })
            return new.count == others.count && new.isDisjoint(with: texts)
        }
        guard let number else { throw Unreadable(reason: "the names in the archive are not UTF-8: zip it again") }
        for entry in entries where entry.name.contains(where: { $0 > 127 }) {
            // Without this flag, `unzip` takes a name for one of DOS.
            for flags in [entry.header + 9, entry.local + 7] where isText(entry.name) { readable[flags] |= 8 }
            for start in [entry.header + 46, entry.local + 30] {
                let name = isText(entry.name) ? entry.name : plain(entry.name, number)
                readable.replaceSubrange(start..<start + name.count, with: name)
            }
        }
        return readable == zip ? nil : readable
    }

    private static func isText(_ name: Data) -> Bool { String(data: name, encoding: .utf8) != nil }

    /// Some file systems ignore case.
    private static func lowercased(_ name: Data) -> String { String(decoding: name, as: UTF8.self).lowercased() }

    /// - Parameter number: each gives many bytes other letters.
    private static func plain(_ name: Data, _ number: Int) -> Data {
        Data(name.map { $0 > 127 ? UInt8(ascii: "a") + UInt8(Int($0) * number % 131 % 26) : $0 })
    }

    /// Without a copy: on Linux, `Data` makes one of the whole for each search.
    private static func next(_ mark: [UInt8], in data: Data, from start: Int) -> Int? {
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var place = start
            while place + mark.count <= bytes.count {
                guard let found = memchr(base + place, Int32(mark[0]), bytes.count - place) else { return nil }
                place = UnsafeRawPointer(found) - base
                if memcmp(found, mark, min(mark.count, bytes.count - place)) == 0 { return place }
                place += 1
            }
            return nil
        }
    }

    private static func entries(in zip: Data) -> [Entry] {
        func bytes(_ count: Int, at place: Int) -> Data? {
            place + count <= zip.count ? zip.subdata(in: place..<place + count) : nil
        }
        func number(at place: Int, bytes count: Int) -> Int? {
            bytes(count, at: place).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
        }
        var entries: [Entry] = []
        var start = 0
        while let header = next(Array("PK\u{1}\u{2}".utf8), in: zip, from: start) {
            start = header + 4
            guard let length = number(at: header + 28, bytes: 2), let local = number(at: header + 42, bytes: 4) else {
                break
            }
            guard let name = bytes(length, at: header + 46), bytes(length, at: local + 30) == name else { continue }
            entries.append((header, local, name))
        }
        return entries
    }
}
