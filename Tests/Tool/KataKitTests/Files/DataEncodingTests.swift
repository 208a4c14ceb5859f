import Foundation
import Testing

@testable import KataKit

struct DataEncodingTests {
    @Test(arguments: ["submission,student\nalice,Ada\n\0\0\0", "func f() {}\n\0\0\0\0"])
    func `the zeros of a lost block are no UTF-16`(text: String) {
        #expect(Data(text.utf8).decoded?.encoding == "UTF-8")
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func `a text with few signs of ASCII is UTF-16, also without a mark`(encoding: String.Encoding) throws {
        let text = "// \(String(repeating: "테스트", count: 40))\n"
        let decoded = try #require(text.data(using: encoding)).decoded
        #expect(decoded?.text == text && decoded?.encoding == "UTF-16")
    }

    @Test(arguments: [
        ("dup,João Gonçalves\nbytes,Mário Conceição\n", String.Encoding.macOSRoman), ("a,山田 太郎\n", .shiftJIS),
    ])
    func `a text that would be of rare syllables is not Korean`(text: String, encoding: String.Encoding) throws {
        #expect(try #require(text.data(using: encoding)).decoded == nil)
    }

    @Test func `a Korean text may have a rare syllable`() throws {
        let korean = String.Encoding(rawValue: 0x8000_0422)
        #expect(try #require("// 시작이 됬습니다\n".data(using: korean)).decoded?.encoding == "CP949")
    }
}
