import HeadlessUIKit

/// Shows an outcome on a colored screen. A touch anywhere closes it. It decides nothing.
final class ValidationResultViewController: UIViewController {
    let screen = UIControl()
    let titleLabel = UILabel()
    let presenter: any ValidationResultPresentation

    init(presenter: any ValidationResultPresentation) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        // The view itself is the control, and a label does not take touches. So a touch works everywhere.
        titleLabel.textAlignment = .center
        titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.addSubview(titleLabel)
        view = screen
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        screen.addAction(UIAction { [weak self] _ in self?.presenter.screenTouched() }, for: .touchUpInside)
    }
}

extension ValidationResultViewController: ValidationResultView {
    func setTitle(_ text: String) {
        titleLabel.text = text
    }

    func setSuccessColor() {
        screen.backgroundColor = .systemGreen
    }

    func setFailColor() {
        screen.backgroundColor = .systemRed
    }
}
