import Foundation

/// What the entry point of a staged package reads from standard input, see ``PackageScaffold/entryPointText``. Nothing of
/// it is in the arguments or in the environment, where a test could read it.
struct TestPlan {
    /// A word that no test knows. With it the entry point marks its own records in the event stream.
    var mark = UUID().uuidString
    var events: URL
    var filters: [String]
    /// The variables of each run. The entry point makes a process for each, if there is more than one.
    var runs: [[String: String]]

    var data: Data {
        let variables = runs.flatMap { run in run.sorted { $0.key < $1.key }.map { "\($0)=\($1)" } + [""] }
        let words = [mark, events.path, "\(filters.count)"] + filters + variables
        return Data(words.map { "\($0)\0" }.joined().utf8)
    }

    /// A record of the entry point: one of its runs has ended.
    struct End: Decodable {
        var kind: String
        /// As `waitpid` gives it.
        var status: Int32
        /// The size of the output up to here, in bytes.
        var output: UInt64
    }

    func end(in line: Data) -> End? {
        guard let end = try? JSONDecoder().decode(End.self, from: line), end.kind == mark else { return nil }
        return end
    }
}
