import HeadlessUIKit
import Testing

@testable import Melodies

/// The edge cases of step 4. Each name begins with its rule in the guide, and each row of a table is one case.
@Suite(.timeLimit(.minutes(1)))
struct MelodyListScreenEdgeCases {
    let service = DeferredMelodyServiceStub()
    let screen: MelodyListScreen

    init() {
        screen = .make(service: service)
    }

    // MARK: Loading

    @Test(arguments: Answer.allCases)
    func `Loading: each answer ends it`(answer: Answer) async throws {
        try await service.waitingFetch(of: screen.appear()).answer(with: answer.result)
        let pulled = try await service.waitingFetch(of: screen.pull())

        await pulled.answer(with: answer.result)

        #expect(!screen.activityIndicator.isAnimating, "the pull has ended, so the activityIndicator should stop")
    }

    @Test func `Loading: another screen does not count`() async throws {
        let fetch = try await service.waitingFetch(of: screen.appear())
        service.immediateAnswer = .success([])
        let otherScreen = MelodyListScreen.make(service: service)
        otherScreen.appear()

        await fetch.answer(with: .success([.make(title: "La Paloma")]))

        #expect(screen.readScreen() == ["La Paloma"], "it is the latest fetch of its screen, so it should end loading")
    }

    @Test func `Loading: a pull shows it again`() async throws {
        let fetch = try await service.waitingFetch(of: screen.appear())
        await fetch.answer(with: .success([.make(title: "La Paloma")]))
        service.immediateAnswer = .success([])

        screen.pull()

        #expect(screen.readScreen() == ["loading", "La Paloma"], "the pull should start the activityIndicator again")
    }

    @Test func `Loading: it ends with the latest fetch`() async throws {
        let earlier = try await service.waitingFetch(of: screen.appear())
        let pulled = try await service.waitingFetch(of: screen.pull())
        let latest = try await service.waitingFetch(of: screen.pull())

        await pulled.answer(with: .success([.make(title: "PULLED")]))
        #expect(screen.readScreen() == ["loading"], "the latest fetch still waits, so the indicator should run")

        await latest.answer(with: .success([.make(title: "LATEST")]))
        #expect(screen.readScreen() == ["LATEST"], "the earlier fetch still waits, but no one waits for its answer")
        // Until here the earlier fetch was waiting. Let it end before the test does.
        await earlier.answer(with: .success([]))
    }

    // MARK: Pulls

    @Test func `Pulls: the refresh control stops at once`() async throws {
        let fetch = try await service.waitingFetch(of: screen.appear())
        await fetch.answer(with: .success([.make(title: "La Paloma")]))
        service.immediateAnswer = .success([])

        screen.pull()

        #expect(screen.list.refreshControl?.isRefreshing == false, "only the activityIndicator should show loading")
    }

    @Test func `Pulls: a pull does not wait for the fetch before it`() async throws {
        let earlier = try await service.waitingFetch(of: screen.appear())
        service.immediateAnswer = .success([.make(title: "PULLED")])
        let otherScreen = MelodyListScreen.make(service: service)

        screen.pull()
        // Tasks take turns, so that of the other screen is last.
        await otherScreen.appear()?.value

        #expect(screen.readScreen() == ["PULLED"], "the pull should fetch while the earlier fetch waits")
        // Until here the earlier fetch was waiting. Let it end before the test does.
        await earlier.answer(with: .success([]))
    }

    @Test func `Pulls: a pull works after an error`() async throws {
        let fetch = try await service.waitingFetch(of: screen.appear())
        await fetch.answer(with: .failure(ServiceRequestError.noNetwork))
        service.immediateAnswer = .success([.make(title: "La Paloma")])

        screen.pull()
        await screen.loading?.value

        #expect(screen.readScreen() == ["La Paloma"], "the pull should fetch again, and replace the error")
    }

    @Test(.tags(.memory)) func `Pulls: their waiting fetches do not retain the screen`() async throws {
        var opened: MelodyListScreen? = .make(service: service)
        weak let released = opened
        let fetch = try await service.waitingFetch(of: opened?.appear())
        let pulled = try await service.waitingFetch(of: opened?.pull())

        opened = nil
        await settleUIKit()

        #expect(released == nil, "neither the fetch of the screen nor that of a pull should retain the screen")
        // Until here the fetches were waiting. Let them end before the test does.
        await fetch.answer(with: .success([]))
        await pulled.answer(with: .success([]))
    }

    // MARK: Leaving

    @Test func `Leaving: a late answer is not shown`() async throws {
        let fetch = try await service.waitingFetch(of: screen.appear())
        screen.disappear()

        await fetch.answer(with: .success([.make(title: "CANCELED")]))

        #expect(screen.readScreen() == [], "the user has left: no late melody, no activityIndicator should show")
    }

    @Test func `Leaving: a screen on top cancels the fetch`() throws {
        service.immediateAnswer = .success([])
        let navigation = UINavigationController(rootViewController: screen)
        let fetch = try #require(screen.appear(), "the screen should store the task of each fetch in loading")
        navigation.pushViewController(UIViewController(), animated: false)

        withExtendedLifetime(navigation) { screen.disappear() }

        #expect(fetch.isCancelled, "the user has left for the screen on top, so it should cancel the task")
        #expect(screen.readScreen() == [], "nothing loads, so the activityIndicator should stop")
    }

    @Test func `Leaving: the fetch of a pull is canceled`() async throws {
        let fetch = try await service.waitingFetch(of: screen.appear())
        await fetch.answer(with: .success([.make(title: "La Paloma")]))
        service.immediateAnswer = .success([])
        screen.disappear()
        screen.appear()
        let pulled = try #require(screen.pull(), "the screen should store the task of each fetch in loading")

        screen.disappear()

        #expect(pulled.isCancelled, "the user has left, so the screen should cancel the task in loading")
        #expect(screen.readScreen() == ["La Paloma"], "nothing loads, so the activityIndicator should stop")
    }

    @Test func `Leaving: coming back shows no loading`() async throws {
        let fetch = try await service.waitingFetch(of: screen.appear())
        screen.disappear()

        screen.appear()

        #expect(screen.readScreen() == [], "the fetch was canceled, so the activityIndicator should not run")
        // Until here the fetch was waiting. Let it end before the test does.
        await fetch.answer(with: .success([]))
    }

    @Test(arguments: Answer.allCases)
    func `Leaving: coming back does not fetch again`(answer: Answer) async throws {
        let fetch = try await service.waitingFetch(of: screen.appear())
        await fetch.answer(with: answer.result)
        service.immediateAnswer = .success([.make(title: "Kalinka")])
        screen.disappear()

        screen.appear()
        await screen.loading?.value

        #expect(screen.list.text != "Kalinka", "only viewDidLoad() and a pull should fetch")
    }

    @Test func `Leaving: a pull works after coming back`() async throws {
        let fetch = try await service.waitingFetch(of: screen.appear())
        screen.disappear()
        screen.appear()
        let pulled = try await service.waitingFetch(of: screen.pull())

        await fetch.answer(with: .success([.make(title: "CANCELED")]))
        #expect(screen.readScreen() == ["loading"], "the canceled fetch should not end the loading of the pull")

        await pulled.answer(with: .success([.make(title: "PULLED")]))
        #expect(screen.readScreen() == ["PULLED"], "the user has come back, so a pull should fetch again")
    }
}
