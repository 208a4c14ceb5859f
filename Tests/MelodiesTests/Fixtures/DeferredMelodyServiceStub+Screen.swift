import Testing

extension DeferredMelodyServiceStub {
    /// Returns when this task of a screen waits for its answer. Throws if there is no task, or if it ends without a call.
    func waitingFetch(
        of task: Task<Void, Never>?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> WaitingFetch {
        let message: Comment = "the screen should store the task of each fetch in loading"
        let task = try #require(task, message, sourceLocation: sourceLocation)
        return try await waitingFetch(of: { await task.value }, sourceLocation: sourceLocation)
    }
}
