import Foundation
import KataKit

/// The names that the official suites of a kata use, and the types that they expect of its code.
struct ReservedNames: Sendable {
    var names: Screening.Names
    /// The types that the starter or the reference declares at file scope.
    var expected: Set<String>

    /// - Throws: ``CommandError`` when the parser cannot read the kit's own files.
    static func all(of kit: Kit, launcher: ProcessLauncher) throws -> [String: ReservedNames] {
        try kit.katas.reduce(into: [:]) { all, kata in
            let code = try kata.readStarter().within("starter").merging(kata.readReference().within("reference")) { $1 }
            let parse = { files in try ParsedSource(files, options: Screening.options, launcher: launcher) }
            guard let suites = try parse(kata.officialTests.readFiles().inOrder), let own = try parse(code.inOrder)
            else {
                throw CommandError(.ownFailure, "\(kata.name): the compiler cannot parse the suites or the reference")
            }
            all[kata.name] = ReservedNames(names: Screening.Names(of: suites), expected: own.declaredNames)
        }
    }
}
