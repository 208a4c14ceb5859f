// A test that only waits has the usual causes below it.
nonisolated(unsafe) var kept: CheckedContinuation<Int, Never>?

func answer() async -> Int {
    await withCheckedContinuation { kept = $0 }
}
