import Foundation
import KataKit

/// Reads the learner's own files of a kata for words that an instructor should look at. What the kit's own code of the kata
/// uses needs no remark.
struct KataWords {
    static let call = try? NSRegularExpression(pattern: #"(?:(?<=Foundation\.)|(?<![\w.#@\\$`]))[a-z_]\w*(?=\s*\()"#)
    static let declared = try? NSRegularExpression(
        pattern: #"(?<=(?:func|let|var|case)\s`?)\w+|(?<!\w)\w+(?=\s*:|\)?\s+in\s|,[^(){}\n]{0,80}\sin\s)"#
    )

    /// The length of the longest word in a remark, in Unicode scalars.
    private static let longestWord = 200

    private let kata: String
    /// The words of the lists that the kit's own code has, and those that its tests have.
    private let usual: (inCode: Set<String>, inTests: Set<String>)
    /// Each word of these, and of the stand-in for UIKit.
    private let all: Set<String>

    init(_ kata: Kata, library: [Data]) throws {
        let own = try [kata.starter, kata.solution].flatMap { try $0.readFiles() }.filter { Lap(of: $0.key) != nil }
        let code = try own.filter { $0.key.hasPrefix("Sources/") }.map(\.value) + kata.readGiven().values
        self.init(of: kata.name, code: code, tests: own.map(\.value), library: library)
    }

    /// - Parameters:
    ///   - code: the kit's own files of the kata, without tests.
    ///   - library: what the code may call.
    init(of kata: String, code: [Data], tests: [Data], library: [Data]) {
        let (code, tests) = (code.map(PlainCode.init), tests.map(PlainCode.init))
        func words(_ texts: [PlainCode], isCode: Bool) -> Set<String> {
            Set(SuspectWords.lists(isCode: isCode).flatMap { list in texts.flatMap { $0.words(list.pattern).keys } })
        }
        self.kata = kata
        usual = (words(code, isCode: true), words(code + tests, isCode: false))
        all = Set((code + tests + library.map(PlainCode.init)).flatMap(\.allWords)).union(Self.usualCalls)
    }

    func remarks(on files: SubmittedFiles) -> [Remark] {
        let code = files.all.mapValues(PlainCode.init)
        let known = all.union(code.values.flatMap { $0.words(Self.declared).keys })
        return code.flatMap { path, text in
            remarks(on: text, isCode: path.hasPrefix("Sources/"), knowing: known).map { line, what in
                Remark(kata: kata, file: "Katas/\(kata)/\(path)", line: line, what: what)
            }
        }
    }

    private func remarks(on text: PlainCode, isCode: Bool, knowing known: Set<String>) -> [(line: Int, what: String)] {
        let usual = isCode ? usual.inCode : usual.inTests
        let suspects = SuspectWords.lists(isCode: isCode).flatMap { list in
            text.words(list.pattern).filter { !usual.contains($0.key) }
                .map { (word: $0.key, line: $0.value, meaning: list.meaning) }
        }
        let named = known.union(suspects.map(\.word))
        let calls = text.words(Self.call).filter { !named.contains($0.key) && !$0.key.hasPrefix("with") }
            .map { (word: $0.key, line: $0.value, meaning: "is declared neither in these files nor in the kata") }
        return (suspects + calls).map { found in
            let word = found.word.replacing("`", with: "").shortened(to: Self.longestWord)
            return (line: found.line, what: "`\(word)` \(found.meaning)")
        }
    }

    /// Functions that most code may call, and words of Swift that a bracket can follow.
    private static let usualCalls = Set(
        """
        print debugPrint dump min max abs zip stride sequence type swap repeatElement numericCast fatalError precondition
        preconditionFailure assert assertionFailure isKnownUniquelyReferenced autoreleasepool dispatchPrecondition
        confirmation round floor ceil sqrt pow sin cos tan atan2 log log2 log10 exp hypot sleep usleep
        if for while switch return in func init guard let var case catch throw throws try await self super where is as
        repeat else default subscript private fileprivate internal package public unowned nonisolated some any get set
        willSet didSet and not os arch canImport swift compiler available hasFeature targetEnvironment each
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
