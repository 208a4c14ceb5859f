// A continuation that is gone without an answer is named.
func answer() async -> Int {
    await withCheckedContinuation { (_: CheckedContinuation<Int, Never>) in }
}
