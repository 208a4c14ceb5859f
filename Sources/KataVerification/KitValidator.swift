import Foundation
import KataKit

/// Checks what the kit promises: starters all red, reference all green, mutants all killed, guides complete.
struct KitValidator {
    /// A warning is what an author may want to change. It is shown, and is no failure.
    typealias Finding = (check: String, text: String, isWarning: Bool)

    var kit: Kit
    /// Whether the form of the suites is a problem. The katas of others need not have the form of these.
    var isStrict = false
    private(set) var checks: [String] = []
    private(set) var findings: [Finding] = []
    var problems: [Finding] { findings.filter { !$0.isWarning } }

    mutating func begin(_ check: String) { checks.append(check) }

    /// Several suites of a lap can find the same.
    mutating func report(_ text: String, isWarning: Bool = false) {
        let check = checks.last ?? ""
        if !findings.contains(where: { $0.check == check && $0.text == text }) {
            findings.append((check, text, isWarning))
        }
    }

    /// Checks that `Katas`, `Solutions` and `.starters` have just the katas of the manifest, and `docs/katas` no page of another.
    mutating func checkList() {
        begin("the list of katas and the folders agree")
        let names = kit.katas.map(\.name)
        for folder in ["Katas", "Solutions", ".starters"] {
            let found = visibleNames(in: folder)
            for name in names where !found.contains(name) { report("\(folder)/\(name) is missing") }
            for name in found where !names.contains(name) {
                report("\(folder)/\(name) is not in Package.swift's list")
            }
        }
        let pages = names.flatMap { name in GuidePage.allCases.map { $0.path(for: name) } }
        for path in visibleNames(in: "docs/katas").map({ "docs/katas/\($0)" }) where !pages.contains(path) {
            report("\(path) belongs to no kata in Package.swift's list")
        }
    }

    private func visibleNames(in folder: String) -> [String] {
        kit.root.appending(path: folder).children.map(\.lastPathComponent).filter { !$0.hasPrefix(".") }
    }

    mutating func checkTables() throws {
        begin("the pages list the katas as the guides say")
        for path in try kit.outdatedTables().keys.sorted() { report("\(path): run 'swift run kata verify --fix'") }
    }

    mutating func checkFolders() throws {
        begin("no folder is empty")
        for folder in foldersWithoutCode { report("\(folder) has no Swift file") }

        begin(".starters is the exact copy of Katas")
        for kata in kit.katas where !kata.findEdited().isEmpty {
            report(".starters/\(kata.name) differs from Katas/\(kata.name): run 'swift run kata verify --fix'")
        }

        begin("Solutions has each file of Katas")
        for kata in kit.katas {
            let reference = try kata.solution.appending(path: "Sources").readFiles().keys
            for path in Set(try kata.sources.readFiles().keys).subtracting(reference).sorted() {
                report("\(kata.name)/Sources/\(path) is not in Solutions")
            }
        }
    }

    /// The folders that need a Swift file and have none. SwiftPM drops such a test target, and may miss a later file.
    var foldersWithoutCode: [String] {
        kit.katas.flatMap { kata in
            let parts = kata.laps.flatMap(\.lap.folders)
            return [kata.folder, kata.solution].flatMap { folder in parts.map { folder.appending(path: $0) } }
                + [kata.officialTests]
        }
        .filter { (try? $0.readFiles())?.keys.contains(where: \.isSwiftFile) != true }
        .map { $0.path(from: kit.root) }
    }

    /// Checks that the author has replaced each mark of ``Command/new``, in the order of work.
    mutating func checkMarks() {
        begin("nothing is left to write")
        let files = kit.katas.flatMap { kata in
            [kata.file(of: .guide)] + kata.officialTests.children + [kata.file(of: .hints), kata.file(of: .review)]
        }
        for file in files {
            for mark in file.readText().marks { report("\(file.path(from: kit.root)):\(mark)") }
        }
    }
}
