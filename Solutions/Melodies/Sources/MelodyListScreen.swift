import HeadlessUIKit

/// The screen with the list of melodies. UIKit calls it, and waits for nothing.
final class MelodyListScreen: UIViewController {
    /// The task of the latest fetch. The tests await it.
    private(set) var loading: Task<Void, Never>?

    /// Set it before the view loads.
    var presenter: (any MelodyListPresenter)?

    // The tests read these. Otherwise they would be private.
    let activityIndicator = UIActivityIndicatorView(style: .medium)
    let list = UITextView()

    override func loadView() {
        list.isEditable = false
        list.alwaysBounceVertical = true
        list.refreshControl = UIRefreshControl()
        let column = UIStackView(arrangedSubviews: [activityIndicator, list])
        column.axis = .vertical
        column.isLayoutMarginsRelativeArrangement = true
        column.backgroundColor = .systemBackground
        view = column
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let pull = UIAction { [weak self] _ in
            // The activity indicator shows that the screen loads.
            self?.list.refreshControl?.endRefreshing()
            self?.load()
        }
        list.refreshControl?.addAction(pull, for: .valueChanged)
        load()
    }

    private func load() {
        loading?.cancel()
        activityIndicator.startAnimating()
        loading = Task { [weak self, presenter] in
            await presenter?.fetchMelodies()
            // A later fetch, or leaving the screen, has canceled this one. Then the indicator is no longer its own.
            guard !Task.isCancelled else { return }
            self?.activityIndicator.stopAnimating()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loading?.cancel()
        activityIndicator.stopAnimating()
    }
}

extension MelodyListScreen: MelodyListViewController {
    func showMelodies(melodies: [Melody]) {
        list.text = melodies.map(\.title).joined(separator: "\n")
    }

    func showLoadError(error: ServiceRequestError) {
        switch error {
        case .unknownError: list.text = "Something went wrong."
        case .noNetwork: list.text = "You are offline."
        case .noData: list.text = "There are no melodies."
        }
    }
}
