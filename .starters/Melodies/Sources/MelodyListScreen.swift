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
        // Step 4: start a task that awaits the fetch of the presenter, store it, and show loading until it ends.
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Step 4: the user has left.
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
