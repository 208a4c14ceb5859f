import HeadlessUIKit

typealias Handler = @MainActor () -> Void

/// A screen with labels, one below the other.
class ColumnViewController: UIViewController {
    let labels: [UILabel]
    var onLoad: Handler?

    init(rows: Int) {
        labels = (0..<rows).map { _ in UILabel() }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        column.backgroundColor = .systemBackground
        view = column
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        onLoad?()
    }

    func show(_ texts: [String]) {
        for (label, text) in zip(labels, texts) { label.text = text }
    }
}

extension UIBarButtonItem {
    static func edit(_ handler: @escaping Handler) -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in handler() })
    }
}
