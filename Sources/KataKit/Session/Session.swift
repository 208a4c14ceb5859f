import Foundation

/// What the commands share: the kit around the current folder, the judge with the timeouts of the command line, the
/// renderer.
package struct Session {
    package var kit: Kit
    package var judge: Judge
    package var renderer: TextRenderer

    package init(_ arguments: Arguments) throws {
        kit = try Kit.current()
        judge = Judge(kit: kit, launcher: try ProcessLauncher(scratchDirectory: kit.scratchDirectory))
        judge.testTimeout = try arguments.seconds(.timeout) ?? judge.testTimeout
        judge.buildTimeout = try arguments.seconds(.buildTimeout) ?? judge.buildTimeout
        judge.progress = Console.say
        judge.stopsAtFaultsOfMachine = true
        judge.explains = true
        let folder = URL(filePath: FileManager.default.currentDirectoryPath).resolved()
        renderer = TextRenderer(kit: kit, style: .ofStandardOutput(), folder: folder)
        if arguments.has(Style.plainOption) {
            renderer.style = Style(isColored: false, isPlain: true)
        } else {
            renderer.width = Style.widthOfStandardOutput()
        }
    }

    package func mutationRun(stage: String) -> MutationRun {
        MutationRun(judge, stage: stage)
    }

    /// Judges the learner's code. First it says on standard error which given code was edited, because then a verdict
    /// misleads.
    func judgeLearnersCode(_ laps: [LapID]) throws -> Judge.Verdicts {
        let names = Set(laps.map(\.kata.name))
        for kata in kit.katas where names.contains(kata.name) && kata.hasEditedGiven() {
            let fix = "swift run kata reset \(kata.name) --given"
            Console.say("Katas/\(kata.name)/Given differs from what was shipped. To restore it: \(fix)")
        }
        return try judge.judge(laps)
    }
}
