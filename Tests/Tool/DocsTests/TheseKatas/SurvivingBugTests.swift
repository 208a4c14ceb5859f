import Foundation
import TestSupport
import Testing

@testable import KataKit

/// What `kata attack` says of bugs in these katas: some that the suites do not see, many that they see, and correct designs.
@Suite(.serialized, .onDemand, .offThePool)
struct SurvivingBugTests {
    struct Survivor: CustomTestStringConvertible {
        let kata: String
        let file: String
        let (old, new): (String, String)
        let test: String

        var testDescription: String { kata }
    }

    static let survivors = [
        Survivor(
            kata: "PassiveArtistView",
            file: "Sources/ArtistDetailViewController.swift",
            old: "numberOfAlbumsLabel.text = props.numberOfAlbums\n",
            new: "numberOfAlbumsLabel.text = String(props.numberOfAlbums.prefix(5_000))\n",
            test: """
                @Test func `a long text is shown in full`() {
                    let view = ArtistDetailViewController(presenter: ArtistDetailPresenterSpy())
                    view.loadViewIfNeeded()
                    let text = String(repeating: "a", count: 5_001)

                    view.render(.init(title: "", fullName: "", numberOfAlbums: text, numberOfFollowers: ""))

                    #expect(view.numberOfAlbumsLabel.text == text)
                }
                """
        ),
        Survivor(
            kata: "MVPEditFields",
            file: "Sources/EditFieldsPresenter.swift",
            old: "!newPassword.isEmpty\n",
            new: "!newPassword.isEmpty && newPassword.count <= 50_000\n",
            test: """
                @Test func `a new password may have any length`() {
                    let router = EditFieldsWireFrameSpy()
                    let session = UserSession(password: "a")
                    let presenter = EditFieldsPresenter(router: router, model: .make(), session: session)
                    presenter.firstInputDidChange("a")
                    presenter.secondInputDidChange(String(repeating: "b", count: 50_001))

                    presenter.saveActionTouched()

                    #expect(router.shownResults == [true])
                }
                """
        ),
        Survivor(
            kata: "Melodies",
            file: "Sources/MelodyFileDatabase.swift",
            old: "encode(melodies)\n",
            new: "encode(Array(melodies.prefix(30_000)))\n",
            test: """
                @Test func `all melodies are stored`() throws {
                    let stores = try MelodyStores()
                    let melodies = (0...30_000).map { Melody.make(id: $0) }

                    try stores.open(.file).saveMelodies(melodies)

                    #expect(try stores.open(.file).loadMelodies()?.count == 30_001)
                }
                """
        ),
        Survivor(
            kata: "VIPArticles",
            file: "Sources/ArticlesPresenter.swift",
            old: "article.tags.joined(",
            new: "article.tags.prefix(2_000).joined(",
            test: """
                @Test func `all tags are displayed`() {
                    let (presenter, view) = (ArticlesPresenter(), ArticlesViewSpy())
                    presenter.viewController = view
                    let tags = Array(repeating: "a", count: 2_001)

                    presenter.presentArticles(response: .init(articles: [.make(tags: tags)]))

                    #expect(view.displayedLists.last?.map(\\.tags) == [tags.joined(separator: ",")])
                }
                """
        ),
    ]

    @Test(arguments: survivors)
    func `a new bug beats the kit, a known one does not, and no variant is a bug`(survivor: Survivor) throws {
        let kit = try Kit(root: Checkout.root)
        let kata = try kit.kata(named: survivor.kata)
        let lap = kata.lap(.green)
        let folder = kit.scratchDirectory.appending(path: "tmp/attack-\(kata.name)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let code = try kata.readReference()[survivor.file]?.text ?? ""
        try #require(code.contains(survivor.old))
        let bug = FixtureKit.patch(survivor.file, from: code, to: code.replacing(survivor.old, with: survivor.new))
        try folder.write(bug, to: "new.patch")
        let designs = try kata.variants(.green).map { variant in
            try folder.write(String(contentsOf: variant.patch, encoding: .utf8), to: "\(variant.name).patch")
            return try Mutant(patch: folder.appending(path: "\(variant.name).patch"))
        }
        let new = try Mutant(patch: folder.appending(path: "new.patch"))
        let known = try kata.mutants(.green).enumerated().filter { $0.offset.isMultiple(of: 6) }.map(\.element)
        let start = "import Foundation\nimport Testing\n\n@testable import \(kata.name)\n\nstruct AttackTests {\n"
        let subject = try MutationSubject(
            lap,
            tests: [Attack.test: Data("\(start)\(survivor.test)\n}\n".utf8)],
            rejectsTooStrict: true,
            onReferenceWith: [new] + known + designs + kata.variants(.green)
        )
        let judge = Judge(kit: kit, launcher: try ProcessLauncher(scratchDirectory: kit.scratchDirectory))

        let report = try MutationRun(judge, stage: "attack-\(kata.name)").reports(on: [subject])[0]

        #expect(Attack.Verdict(on: new, in: report).isBeaten)
        for mutant in known { #expect(Attack.Verdict(on: mutant, in: report).isKnown, "\(mutant.name)") }
        for design in designs { #expect(!Attack.Verdict(on: design, in: report).isBeaten, "\(design.name)") }
    }
}

extension Attack.Verdict {
    fileprivate var isBeaten: Bool { if case .beaten = self { true } else { false } }
    fileprivate var isKnown: Bool { if case .known = self { true } else { false } }
}
