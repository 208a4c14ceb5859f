import Foundation

/// What the commands share: the kit around the current folder, the judge with the limits that were asked for, the page.
struct Session {
    var kit: Kit
    var judge: Judge
    var page: Page

    init(_ arguments: Arguments) throws {
        kit = try Kit.current()
        judge = Judge(kit: kit, toolbox: try Toolbox(workshop: kit.workshop))
        judge.runLimit = try arguments.seconds(.timeout) ?? judge.runLimit
        judge.buildLimit = try arguments.seconds(.buildTimeout) ?? judge.buildLimit
        judge.progress = { FileHandle.standardError.write(Data("kata: \($0)\n".utf8)) }
        let folder = URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
        page = Page(kit: kit, style: .ofStandardOutput(), folder: folder)
    }
}

/// How results are written.
enum Format: String, CaseIterable {
    case text
    case json

    static let option = Command.Option("--format", value: "text|json", "How to write the results (default: text).")

    init(_ arguments: Arguments) throws {
        guard let name = arguments.value(of: Self.option.name) else {
            self = .text
            return
        }
        guard let format = Format(rawValue: name) else {
            throw Refusal(
                .misuse,
                "--format \(name): choose from \(Format.allCases.map(\.rawValue).joined(separator: ", "))"
            )
        }
        self = format
    }
}
