/// The values of the VIP cycle, by use case: the view sends a Request to the interactor, the interactor sends a Response
/// to the presenter, and the presenter sends a ViewModel to the view.
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

    /// This use case ends at the router: the view gets no ViewModel.
    enum DidSelectArticle {
        struct Request: Equatable, Sendable {
            var id: Int
        }
    }

    /// This use case has no Request: the view does not ask for an error.
    enum PresentError {
        struct Response: Equatable, Sendable {
            var errorMessage: String
        }

        struct ViewModel: Equatable, Sendable {
            var errorMessage: String
        }
    }

    /// This use case has no Request either.
    enum PresentLoading {
        struct Response: Equatable, Sendable {
            var isLoading: Bool
        }

        struct ViewModel: Equatable, Sendable {
            var isLoading: Bool
        }
    }
}
