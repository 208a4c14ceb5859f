import Testing

@testable import VIPArticles

struct ArticlesWorkerTests {
    @Test func `a fetch requests the feed once`() {
        // The guide has this test whole. Put it in the place of this file.
        Issue.record("ArticlesWorker has no test yet. Write the first one here.")
    }
}
