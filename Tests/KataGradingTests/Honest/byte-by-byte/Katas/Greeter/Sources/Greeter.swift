/// Builds the greeting from bytes, as one would in a language with fewer functions.
func greet(_ name: String) -> String {
    var bytes: [UInt8] = [72, 101, 108, 108, 111]
    copying: for (index, byte) in name.utf8.enumerated() {
        if index == 0 { bytes += [44, 32] }
        guard byte != 0 else { continue copying }
        bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
}

func checksum(of text: String) -> UInt32 {
    text.unicodeScalars.reduce(into: 2_166_136_261) { $0 = ($0 ^ $1.value) &* 16_777_619 }
}
