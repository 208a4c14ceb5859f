/// What travels round the VIP cycle, by use case: a Request from the view to the interactor, a Response from there to the
/// presenter, a ViewModel from there back to the view.
enum Articles {
    enum FetchArticles {
        struct Request: Equatable, Sendable {}

        struct Response: Equatable, Sendable {
            var articles: [Article]
        }

        struct ViewModel: Equatable, Sendable {
            var displayedArticles: [DisplayedArticle]
        }
    }

    /// Ends at the router: nothing comes back to the view.
    enum DidSelectArticle {
        struct Request: Equatable, Sendable {
            var id: Int
        }
    }

    /// Nobody requests an error.
    enum PresentError {
        struct Response: Equatable, Sendable {
            var errorMessage: String
        }

        struct ViewModel: Equatable, Sendable {
            var errorMessage: String
        }
    }

    /// Nobody requests loading either.
    enum PresentLoading {
        struct Response: Equatable, Sendable {
            var isLoading: Bool
        }

        struct ViewModel: Equatable, Sendable {
            var isLoading: Bool
        }
    }
}
