import Foundation
import TestSupport

@testable import KataKit

/// A clone of the kit, where pages are followed one after the other, so that little is built again.
struct ReadersKit {
    let root = Checkout.fixtures.appending(path: "pages")

    /// Restores what an earlier page has changed.
    init() throws {
        let list = "git -C \"$1\" ls-files -z --cached --others --exclude-standard"
        let names = try Shell.output(of: list, [Checkout.root.path]).output.split(separator: "\0").map(String.init)
        let files = try names.filter { Checkout.root.appending(path: $0).kind == .file }.map {
            ($0, try Data(contentsOf: Checkout.root.appending(path: $0)))
        }
        // What builds left stays: `sync` removes what is not in the list, and `.build` is in no list.
        for (folder, files) in Dictionary(grouping: files, by: { String($0.0.prefix { $0 != "/" }) }) {
            if files.count == 1, files[0].0 == folder {
                try write(files[0].1, to: folder)
            } else {
                let below = files.map { (String($0.0.dropFirst(folder.count + 1)), $0.1) }
                try sync(Dictionary(uniqueKeysWithValues: below), to: root.appending(path: folder))
            }
        }
        root.remove(".backups/memory.json")
        for kata in try Kit(root: Checkout.root).katas {
            try FileManager.default.createSymbolicLink(
                atPath: root.appending(path: "Solutions/\(kata.name)/Given").path,
                withDestinationPath: "../../Katas/\(kata.name)/Given"
            )
        }
        try Shell.run(
            """
            cd "$1" && rm -rf .git .backups submission* && git init --quiet && git add --all
            git -c user.name=Learner -c user.email=learner@localhost commit --quiet --message "The katas"
            """,
            root.path
        )
    }

    /// - Parameter path: from the kit's root.
    func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    private func write(_ data: Data, to path: String) throws {
        let file = root.appending(path: path)
        guard (try? Data(contentsOf: file)) != data else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.write(newVersion: data)
    }

    /// - Returns: what git says if the change does not fit.
    func apply(_ diff: String) throws -> String? {
        let patch = root.appending(path: ".build/page.patch")
        try diff.write(to: patch, atomically: true, encoding: .utf8)
        let files = diff.matches(of: /\+\+\+ b\/(.*)/).map { root.appending(path: String($0.output.1)) }
        let dates = files.map { $0.attributes?[.modificationDate] as? Date }
        let result = try Shell.output(of: "cd \"$1\" && git apply --recount .build/page.patch", [root.path])
        for (file, date) in zip(files, dates) { try file.advanceDate(past: date) }
        return result.code == 0 ? nil : result.errors
    }

    /// What a command prints on a terminal. A pipe gets all lines, and nothing is wrapped there.
    func show(_ command: String, columns: Int) throws -> String {
        var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        var (reader, terminal): (Int32, Int32) = (-1, -1)
        guard openpty(&reader, &terminal, nil, nil, &size) == 0, let path = ttyname(terminal) else {
            throw CocoaError(.fileReadUnknown)
        }
        let (printed, isRead) = (Locked(Data()), DispatchSemaphore(value: 0))
        Thread.detachNewThread { [reader] in
            var bytes = [UInt8](repeating: 0, count: 4096)
            // On Linux the end of a terminal is an error.
            while case let count = read(reader, &bytes, bytes.count), count > 0 {
                printed.change { $0 += bytes.prefix(count) }
            }
            close(reader)
            isRead.signal()
        }
        _ = try run("{ \(command); } >'\(String(cString: path))' 2>/dev/null")
        close(terminal)
        isRead.wait()
        return String(decoding: printed.value, as: UTF8.self).replacing("\r\n", with: "\n")
    }

    /// What a command prints on both streams.
    func run(_ command: String) throws -> String {
        // The programs are built already. The page builds the katas.
        let script = command.replacing(#/swift run(?: --\S+)* kata\b( grade| handout| new| verify)?/#) { match in
            let program = match.output.1 == nil ? KataCommand.Program.kata : .instructor
            return "'\(program.path)'\(match.output.1 ?? "")"
        }
        let own = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("KATA") }.joined(separator: " ")
        return try Shell.output(
            of: "exec 2>&1\nunset NONE \(own)\ncd \"$1\"\n\(script)",
            [root.path],
            environment: ["LC_ALL": "C", "NO_COLOR": "1"]
        ).output
    }
}
