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
        judge.progress = Tool.say
        let folder = URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
        page = Page(kit: kit, style: .ofStandardOutput(), folder: folder)
        if arguments.has(Style.plainOption.name) {
            page.style = Style(isColoured: false, isPlain: true)
        } else {
            page.width = Style.widthOfStandardOutput()
        }
    }
}

/// The ways in which a command can write its results: the first unless another is asked for.
protocol OutputFormat: RawRepresentable<String>, CaseIterable {}

extension OutputFormat {
    static var option: Command.Option {
        let names = allCases.map(\.rawValue)
        let help = "How to write the results (default: \(names.first ?? ""))."
        return Command.Option("--format", value: names.joined(separator: "|"), help)
    }

    init(_ arguments: Arguments) throws {
        let names = Self.allCases.map(\.rawValue)
        let name = arguments.value(of: Self.option.name) ?? names.first ?? ""
        guard let format = Self(rawValue: name) else {
            throw Refusal(.misuse, "--format \(name): choose from \(names.joined(separator: ", "))")
        }
        self = format
    }
}

enum Format: String, OutputFormat {
    case text
    case json
}
