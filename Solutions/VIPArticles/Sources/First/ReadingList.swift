/// The values of the cycle, and each role as its neighbor knows it. They are complete: you need not edit this file.
enum ReadingList {
    enum ShowArticles {
        struct Request: Equatable, Sendable {}

        struct Response: Equatable, Sendable {
            var articles: [Article]
            /// All ids in the store, also those of articles that are not in the list.
            var readIDs: Set<Int>
        }

        struct ViewModel: Equatable, Sendable {
            /// One text for each article.
            var rows: [String]
        }
    }

    /// This use case has no values of its own for the answer: it presents the articles again, or an error.
    enum ToggleRead {
        struct Request: Equatable, Sendable {
            var id: Int
        }
    }

    enum PresentError {
        struct Response: Equatable, Sendable {
            /// The message of the store's error, as it is.
            var errorMessage: String
        }

        struct ViewModel: Equatable, Sendable {
            var errorMessage: String
        }
    }
}

/// Stores which articles the user has read. Other screens use the same store.
protocol ReadArticlesStore: AnyObject {
    var readIDs: Set<Int> { get }
    /// Replaces all of `readIDs`, or throws and changes nothing.
    func save(_ readIDs: Set<Int>) throws
}

/// The presenter as the interactor knows it.
protocol ReadingListPresentationLogic: AnyObject {
    func presentArticles(response: ReadingList.ShowArticles.Response)
    func presentError(response: ReadingList.PresentError.Response)
}

/// The view as the presenter knows it.
protocol ReadingListDisplayLogic: AnyObject {
    func displayArticles(viewModel: ReadingList.ShowArticles.ViewModel)
    func displayError(viewModel: ReadingList.PresentError.ViewModel)
}
