import Foundation
import KataKit

/// What the official suites of a kata say, and which types they may expect of its code.
struct Suites: Sendable {
    var names: Screening.Names
    /// Declared at file scope by the starter or the reference.
    var expected: Set<String>

    /// - Throws: ``Refusal`` when the parser cannot read the kit's own files.
    static func all(of kit: Kit, toolbox: Toolbox) throws -> [String: Suites] {
        var suites: [String: Suites] = [:]
        for kata in kit.katas {
            var code = try prefixed("starter/", kata.starter.appending(path: "Sources").files)
            try code.merge(prefixed("reference/", kata.solution.appending(path: "Sources").files)) { $1 }
            guard let official = try SyntaxTree(kata.officialTests.files, modules: nil, toolbox: toolbox),
                let own = try SyntaxTree(code, modules: nil, toolbox: toolbox)
            else {
                throw Refusal(.ownFailure, "\(kata.name): the parser cannot read the suites or the reference")
            }
            suites[kata.name] = Suites(names: Screening.Names(of: official), expected: own.declaredNames)
        }
        return suites
    }

    private static func prefixed(_ prefix: String, _ files: [String: Data]) -> [String: Data] {
        Dictionary(uniqueKeysWithValues: files.map { (prefix + $0, $1) })
    }
}
