func greet(_ name: String) -> String {
    var transcript = Transcript()
    transcript.print(system())
    transcript.log("greeting \(name)")
    transcript.print(name.isEmpty ? "Hello" : "Hello, \(name)")
    return transcript.lines.last ?? ""
}

func system() -> String {
    log("the greeting system")
}

func log(_ words: String...) -> String {
    words.joined(separator: " ")
}

func print(_ items: Any..., to transcript: inout Transcript) {
    transcript.print(items.map { "\($0)" }.joined(separator: " "))
}

struct Transcript {
    private(set) var lines: [String] = []
    private(set) var notes: [String] = []

    mutating func print(_ line: String) {
        lines.append(line)
    }

    mutating func log(_ note: String) {
        notes.append(note)
    }
}
