import Foundation

extension Command {
    static let catchUp = Command(
        name: "catchup",
        abstract:
            "Take the reference for the steps before STEP, so that you can go on there; yours is kept in a backup.",
        operands: "KATA/STEP",
        most: 1,
        run: { arguments in
            guard let operand = arguments.operands.first, let slash = operand.firstIndex(of: "/") else {
                throw Refusal(.misuse, "name the kata and the step to go on with: kata catchup KATA/STEP")
            }
            let kit = try Kit.current()
            let kata = try kit.kata(named: String(operand[..<slash]))
            let step = try kata.step(named: String(operand[slash...].dropFirst()))
            let catchUp = CatchUp(kata: kata, step: step)
            guard !catchUp.earlier.isEmpty else {
                throw Refusal(.misuse, "no step comes before \(step.suite): to begin anew, kata reset \(kata.name)")
            }
            guard kata.hasReference else {
                throw Refusal(.misuse, "there is no reference to take: this kit comes without Solutions")
            }
            let backups = Backups(kit: kit)
            let hasChanged = try backups.replace(kata, by: catchUp.files(), announce: backups.tell)
            print(catchUp.report(hasChanged: hasChanged))
            return 0
        }
    )
}

/// A kata as it is when one of its steps begins.
struct CatchUp {
    var kata: Kata
    var step: Guide.Step
    /// Where the learner's files are.
    var folder: URL

    init(kata: Kata, step: Guide.Step, folder: URL? = nil) {
        self.kata = kata
        self.step = step
        self.folder = folder ?? kata.folder
    }

    /// The steps that are done by then.
    var earlier: [Guide.Step] {
        Array(kata.guide.workingOrder.prefix { $0.suite != step.suite })
    }

    /// Where the bytes of each file come from: for the files of earlier steps the reference, for given code the starter, for
    /// the rest what the learner has.
    ///
    /// Where a file belongs to later steps too, `Solutions/KATA/Steps/N` holds it as it is when step N begins.
    func files() throws -> [String: URL] {
        var files = try folder.leaves
        files.merge(try kata.starter.leaves.filter { $0.key.hasPrefix("Sources/Given/") || files[$0.key] == nil }) {
            $1
        }
        for path in earlier.flatMap(\.files).map(kata.path(of:)) {
            let snapshot = kata.solution.appending(
                path: "Steps/\(step.number)/\(URL(filePath: path).lastPathComponent)"
            )
            files[path] = snapshot.exists ? snapshot : kata.solution.appending(path: path)
        }
        return files
    }

    func report(hasChanged: Bool) -> String {
        let paths = earlier.flatMap(\.files).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let list = paths.map { "  \($0)" }.joined(separator: "\n")
        let steps = earlier.map { "\($0.number)" }.joined(separator: ", ")
        return """
            \(hasChanged ? "Now from the reference" : "From the reference already"), for \
            \(earlier.count == 1 ? "step" : "steps") \(steps):
            \(list)

            Go on with step \(step.number), \(step.suite): swift run kata test \(kata.name)
            Does it not compile with what you have besides? swift run kata reset \(kata.name), then catch up again.
            """
    }
}

extension Kata {
    /// `Sources/Code.swift` of `Katas/X/Sources/Code.swift`, as guides write it.
    fileprivate func path(of file: String) -> String {
        root.appending(path: file).path(from: folder)
    }
}
