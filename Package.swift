// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The katas in learning order. All targets of a kata follow from its name.
let katas = [
    "PassiveArtistView",
    "MVPEditFields",
    "Melodies",
    "VIPArticles",
]

let sources = setting("KATA_SOURCES", among: ["Katas", "Solutions"]).first ?? "Katas"
let selected = setting("KATA", among: katas)
let laps = setting("KATA_LAP", among: ["green", "bite"])

var targets: [Target] = [.target(name: "HeadlessUIKit")]

for kata in katas where selected.isEmpty || selected.contains(kata) {
    let isReference = sources == "Solutions"
    // A handout comes without.
    if isReference, !isFolder("Solutions/\(kata)/Sources") { continue }
    let module = isReference ? "\(kata)Solution" : kata
    // The suites say `@testable import Kata`, whoever wrote the code that they test.
    let alias: [SwiftSetting] = isReference ? [.unsafeFlags(["-module-alias", "\(kata)=\(module)"])] : []

    targets.append(.target(name: module, dependencies: ["HeadlessUIKit"], path: "\(sources)/\(kata)/Sources"))
    if laps.isEmpty || laps.contains("green") {
        targets.append(
            .testTarget(
                name: "\(kata)Tests",
                dependencies: [.target(name: module), "HeadlessUIKit"],
                swiftSettings: alias
            )
        )
    }
    if laps.isEmpty || laps.contains("bite") {
        targets.append(
            .testTarget(
                name: "\(kata)OwnTests",
                dependencies: [.target(name: module), "HeadlessUIKit"],
                path: "\(sources)/\(kata)/Tests",
                swiftSettings: alias
            )
        )
    }
}

#if !os(Windows)
    if isFolder("Sources/KataKit") {
        // A handout omits what only instructors use.
        let grading = isFolder("Sources/KataGrading") ? ["KataGrading"] : []
        targets += [
            .target(name: "KataKit"),
            .executableTarget(name: "kata", dependencies: ["KataKit"] + grading.map { .target(name: $0) }),
        ]
        targets += grading.map { .target(name: $0, dependencies: ["KataKit"]) }
    }
    // A learner's `swift test` builds and runs katas; the kit's own tests come with the reference.
    if sources == "Solutions", selected.isEmpty {
        targets += [
            .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
            .testTarget(name: "KataKitTests", dependencies: ["KataKit"], exclude: ["Recorded"]),
            .testTarget(name: "KataGradingTests", dependencies: ["KataGrading", "KataKit"]),
        ].filter { isFolder("Tests/\($0.name)") }
    }
#endif

let package = Package(name: "Katas", platforms: [.macOS(.v14), .iOS(.v17)], targets: targets)

/// The values of an environment variable, a comma between two; empty when it is unset.
func setting(_ variable: String, among allowed: [String]) -> [String] {
    let values = (Context.environment[variable] ?? "").split(separator: ",").map(String.init)
    for value in values where !allowed.contains(value) {
        let complaint = "\(variable)=\(value): choose from \(allowed.joined(separator: ", ")).\n"
        FileHandle.standardError.write(Data(complaint.utf8))
        exit(1)
    }
    return values
}

func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(
        atPath: "\(Context.packageDirectory)/\(path)",
        isDirectory: &isDirectory
    )
    return exists && isDirectory.boolValue
}
