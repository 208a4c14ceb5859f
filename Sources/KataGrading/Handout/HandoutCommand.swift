import Foundation
import KataKit

extension Command {
    private static let mutants = Option(
        "--mutants",
        value: "bite|none",
        "Include the bite lap's mutants, or keep them for grading (default: bite)."
    )

    private static let hints = Option(
        "--hints",
        value: "N",
        "Include N hints for each test (default: \(HintPage.levelsBeforeCode), those without code). 0 leaves them all out."
    )

    private static let coin = Option("--coin", "Include only one of the katas, which a coin chooses.")

    private static let address = Option("--link", value: "ADDRESS", "Where learners will clone it, for its README.")

    package static let handout = Command(
        name: InstructorCommand.handout.rawValue,
        abstract: InstructorCommand.handout.abstract,
        operands: "DIR",
        options: [GradingOptions.katas, coin, mutants, hints, address],
        run: { arguments in
            guard let path = arguments.operands.first else {
                throw CommandError(.misuse, "name the folder to write: kata handout DIR")
            }
            let choice = try arguments.choice(of: mutants)
            let hints = arguments.value(of: hints) ?? "\(HintPage.levelsBeforeCode)"
            guard let levels = Int(hints), levels >= 0 else {
                throw CommandError(.misuse, "--hints \(hints): give a number of levels, 0 for no hints")
            }
            let kit = try Kit.current()
            var katas = try arguments.katas(of: kit)
            if arguments.has(coin) {
                katas = katas.shuffled().suffix(1)
                print("The coin chose \(katas[0]).")
            }
            var handout = Handout(kit: kit, hasMutants: choice == "bite", hintLevels: levels)
            handout.address = arguments.value(of: address)
            handout.leftOut = kit.katas.map(\.name).filter { !katas.contains($0) }
            let files = try handout.write(to: URL(filePath: path))
            for (path, data) in files.sorted(by: { $0.key < $1.key }) where !path.hasPrefix("Sources/") {
                for mark in data.text.marks { print("unfinished: \(path):\(mark)") }
            }
            print("Wrote \(files.count) files to \(path), as the first commit of a new repository.")
            let patches = "Its folder Solutions has only mutants and variants, no answers."
            let hasPatches = files.keys.contains { $0.hasPrefix("Solutions/") }
            print(hasPatches ? patches : "The handout has no mutants. Grading uses those of this kit.")
            if files["README.md"]?.text.contains("git clone LINK ") == true {
                print("README.md has LINK in place of its address: name it with --link.")
            }
            print("Learners hand in with: swift run kata pack --output my-name.zip")
            return 0
        }
    )
}
