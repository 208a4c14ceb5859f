// swift-tools-version: 6.2.3
import Foundation
import PackageDescription

/// The katas in learning order. All targets of a kata follow from its name.
let katas = [
    "PassiveArtistView",
    "MVPEditFields",
    "Melodies",
    "VIPArticles",
]

/// The katas whose code is not on the main actor by default.
let nonisolatedKatas: [String] = []

if let old = folderOfBuild(),
    fileNumber("\(old)/Package.swift") != fileNumber("\(Context.packageDirectory)/Package.swift")
{
    refuse("this folder was moved after it was built: delete its .build folder and run again")
}

// The compiler puts numbers in its place, and then does not find its own files.
if Context.packageDirectory.contains("%") { refuse("no compiler works in a folder with a % in its path: rename it") }

let sources = setting("KATA_SOURCES", among: ["Katas", "Solutions"]).first ?? "Katas"
// `none` is for a program that needs no kata: whatever is in the folders of the katas does not stop its build.
let selected = setting("KATA", among: katas + ["none"])
let laps = setting("KATA_LAP", among: ["green", "bite", "first"])

var targets: [Target] = [.target(name: "HeadlessUIKit")]

for kata in katas where selected.isEmpty || selected.contains(kata) {
    let isReference = sources == "Solutions"
    // A handout has no reference.
    if isReference, !isFolder("Solutions/\(kata)/Sources") { continue }
    if isReference, isFolder("Katas/\(kata)/Given"), !isFolder("Solutions/\(kata)/Given") {
        refuse("Solutions/\(kata)/Given should be a link. Clone again with: git clone --config core.symlinks=true")
    }
    let module = isReference ? "\(kata)Solution" : kata
    // As in the projects that Xcode 26 makes: what does not say otherwise runs on the main actor.
    let settings: [SwiftSetting] = nonisolatedKatas.contains(kata) ? [] : [.defaultIsolation(MainActor.self)]
    // The suites import a kata by its own name, for the learner's code and for the reference.
    let alias: [SwiftSetting] = isReference ? [.unsafeFlags(["-module-alias", "\(kata)=\(module)"])] : []

    let folder = "\(sources)/\(kata)"
    // A target whose folder is missing would stop every command, also the one that brings the folder back.
    let parts = ["Given", "Sources"]
    guard parts.contains(where: { isFolder("\(folder)/\($0)") }) else { continue }
    // SwiftPM may remember this: tests that are missing now, and come back, are no part of the module.
    let lost = isFolder(".starters/\(kata)/Tests") ? ["Tests"] : []
    let others = Set(names(in: folder) + lost).subtracting(parts).sorted()
    targets.append(
        .target(
            name: module,
            dependencies: ["HeadlessUIKit"],
            path: folder,
            // In the place of a list of sources: of such a list SwiftPM compiles each file, whatever its ending.
            exclude: others + findOtherFiles(in: folder).filter { parts.contains(where: $0.hasPrefix) },
            // In Solutions, Given is a link to the kata's: a target has its sources below one folder. A target at the
            // package's root needs no link, but has to exclude each file of the package, and goes wrong when one is added.
            // Git, unpacked archives and Xcode keep the link. Windows may not, but a handout, which has no solutions, has
            // no link either.
            swiftSettings: settings
        )
    )
    let tests = [
        (lap: "green", name: "\(kata)Tests", path: "Tests/\(kata)Tests"),
        (lap: "bite", name: "\(kata)OwnTests", path: "\(folder)/Tests"),
        (lap: "first", name: "\(kata)FirstTests", path: "\(folder)/Tests/First"),
        (lap: "first", name: "\(kata)Checks", path: "Solutions/\(kata)/Checks"),
    ]
    // The checks of the test-first lap are hidden from learners.
    for test in tests where isReference || test.name != "\(kata)Checks" {
        guard laps.isEmpty || laps.contains(test.lap), isFolder(test.path) else { continue }
        targets.append(
            .testTarget(
                name: test.name,
                dependencies: [.target(name: module), "HeadlessUIKit"],
                path: test.path,
                exclude: findOtherFiles(in: test.path)
                    + (test.lap == "bite" && isFolder("\(test.path)/First") ? ["First"] : []),
                swiftSettings: settings + alias
            )
        )
    }
}

if sources == "Solutions", isFolder("Tests/Tool/HeadlessUIKitTests") {
    targets.append(
        .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"], path: "Tests/Tool/HeadlessUIKitTests")
    )
}

#if !os(Windows)
    if isFolder("Sources/KataKit") {
        targets += [
            .target(name: "KataKit"),
            .executableTarget(name: "kata", dependencies: ["KataKit"]),
        ]
    }
    // Only what learners need is in their build. The rest of the tool comes with the reference, and a handout omits it.
    if sources == "Solutions", isFolder("Sources/kata-instructor") {
        targets += [
            .target(name: "KataGrading", dependencies: ["KataKit"]),
            .target(name: "KataVerification", dependencies: ["KataKit"], exclude: ["NewKata"]),
            .executableTarget(name: "kata-instructor", dependencies: ["KataGrading", "KataKit", "KataVerification"]),
        ]
    }
    if sources == "Solutions", selected.isEmpty, isFolder("Tests/Tool/KataKitTests") {
        // A quarter of the tool's tests are slow. Only who runs them waits for their build.
        let unwanted = Context.environment["KATA_SLOW_TESTS"] == nil ? ["EndToEnd"] : []
        targets += [
            .target(name: "TestSupport", dependencies: ["KataKit"], path: "Tests/Tool/TestSupport"),
            .testTarget(
                name: "KataKitTests",
                dependencies: ["KataKit", "TestSupport"],
                path: "Tests/Tool/KataKitTests",
                exclude: ["Mistakes", "Recorded", "StandIns"].filter { isFolder("Tests/Tool/KataKitTests/\($0)") }
                    + unwanted
            ),
            .testTarget(
                name: "KataGradingTests",
                dependencies: ["KataGrading", "KataKit", "KataVerification", "TestSupport"],
                path: "Tests/Tool/KataGradingTests",
                exclude: unwanted
            ),
            .testTarget(
                name: "DocsTests",
                dependencies: ["KataGrading", "KataKit", "KataVerification", "TestSupport"],
                path: "Tests/Tool/DocsTests"
            ),
        ]
    }
#endif

let package = Package(name: "Katas", platforms: [.macOS(.v14), .iOS(.v17)], targets: targets)

/// The values of an environment variable, separated by commas. Empty when it is unset.
func setting(_ variable: String, among allowed: [String]) -> [String] {
    let values = (Context.environment[variable] ?? "").split(separator: ",").map(String.init)
    for value in values where !allowed.contains(value) {
        refuse("\(variable)=\(value): choose from \(allowed.joined(separator: ", ")).")
    }
    return values
}

func refuse(_ complaint: String) -> Never {
    FileHandle.standardError.write(Data("\(complaint)\n".utf8))
    exit(1)
}

/// The folder of the package when it was built last. The compiler's files in `.build` work only there. Nil where nothing
/// was built, and where `.build` is not in the package's own folder.
func folderOfBuild() -> String? {
    let build = "\(Context.packageDirectory)/.build"
    let parts = (try? String(contentsOfFile: "\(build)/debug.yaml", encoding: .utf8))?.components(
        separatedBy: "/.build/"
    )
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: build)) != nil
    guard let parts, parts.count > 1, !isLink, !Context.packageDirectory.contains("/.build/") else { return nil }
    return parts[0].components(separatedBy: "\"").last
}

/// What tells a file from others on the disk, whatever links are in its path.
func fileNumber(_ path: String) -> NSNumber? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? NSNumber
}

func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(
        atPath: "\(Context.packageDirectory)/\(path)",
        isDirectory: &isDirectory
    )
    return exists && isDirectory.boolValue
}

/// The files in a folder that are not code, by path from there: notes, pictures, what editors and clouds leave.
func findOtherFiles(in folder: String) -> [String] {
    names(in: folder).flatMap { name in
        let path = "\(folder)/\(name)"
        guard isFolder(path) else { return name.hasSuffix(".swift") ? [] : [name] }
        return findOtherFiles(in: path).map { "\(name)/\($0)" }
    }
}

/// What is in a folder, without hidden files, which SwiftPM ignores.
func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(Context.packageDirectory)/\(folder)")
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
}
