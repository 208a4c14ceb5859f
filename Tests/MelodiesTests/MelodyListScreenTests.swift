import HeadlessUIKit
import Testing

@testable import Melodies

/// The story: UIKit calls the screen, and waits for nothing. The tests await the task that the screen stores.
@Suite(.timeLimit(.minutes(1)))
struct MelodyListScreenTests {
    let service = DeferredMelodyServiceStub()
    let screen: MelodyListScreen

    init() {
        screen = .make(service: service)
    }

    @Test func `the melodies are shown when the stored task ends`() async throws {
        service.immediateAnswer = .success([.make(title: "La Paloma"), .make(title: "Kalinka")])
        screen.appear()
        let task = try #require(screen.loading, "the screen should store the task of each fetch in loading")

        await task.value

        #expect(
            screen.readScreen() == ["La Paloma", "Kalinka"],
            "when the stored task has ended, the screen should show the melodies, and no activity indicator"
        )
    }

    @Test func `a screen that appears shows loading at once`() {
        service.immediateAnswer = .success([.make(title: "La Paloma")])

        screen.appear()

        #expect(screen.readScreen() == ["loading"], "the activityIndicator should run before the task begins")
    }

    @Test func `a failed fetch shows only its error`() async {
        service.immediateAnswer = .failure(ServiceRequestError.noNetwork)

        screen.appear()
        await screen.loading?.value

        #expect(screen.readScreen() == ["You are offline."], "only the error should be there: no activityIndicator")
    }

    @Test func `a pull shows newer melodies`() async {
        service.immediateAnswer = .success([.make(title: "La Paloma")])
        screen.appear()
        await screen.loading?.value
        service.immediateAnswer = .success([.make(title: "Kalinka")])

        screen.pull()
        await screen.loading?.value

        #expect(screen.readScreen() == ["Kalinka"], "the pull should store a new task, which fetches again")
    }

    @Test func `an earlier answer does not end the loading of a pull`() async throws {
        let earlier = try await service.waitingFetch(of: screen.appear())
        let pulled = try await service.waitingFetch(of: screen.pull())

        await earlier.answer(with: .success([.make(title: "EARLIER")]))

        #expect(screen.readScreen() == ["loading"], "the fetch of the pull still waits, so the indicator should run")
        // Until here the pull was waiting. Let it end before the test does.
        await pulled.answer(with: .success([]))
    }

    @Test func `a late answer does not replace the melodies of a pull`() async throws {
        let earlier = try await service.waitingFetch(of: screen.appear())
        let pulled = try await service.waitingFetch(of: screen.pull())
        await pulled.answer(with: .success([.make(title: "PULLED")]))

        await earlier.answer(with: .success([.make(title: "EARLIER")]))

        #expect(screen.readScreen() == ["PULLED"], "the melodies of the pull are newer, so they should stay")
    }

    @Test func `leaving the screen cancels its fetch`() throws {
        service.immediateAnswer = .success([])
        screen.appear()
        let fetch = try #require(screen.loading, "the screen should store the task of each fetch in loading")

        screen.disappear()

        #expect(fetch.isCancelled, "the user has left, so the screen should cancel the task in loading")
    }

    @Test(.tags(.memory)) func `a waiting fetch does not retain the screen`() async throws {
        var opened: MelodyListScreen? = .make(service: service)
        weak let released = opened
        let fetch = try await service.waitingFetch(of: opened?.appear())

        opened = nil
        await settleUIKit()

        #expect(released == nil, "neither the task in loading nor the action of the pull should retain the screen")
        // Until here the fetch was waiting. Let it end before the test does.
        await fetch.answer(with: .success([]))
    }
}
