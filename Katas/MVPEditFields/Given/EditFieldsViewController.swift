import HeadlessUIKit

/// Shows two titled inputs and a button to save them. It decides nothing.
final class EditFieldsViewController: UIViewController {
    let firstFieldTitleLabel = UILabel()
    let firstInputField = UITextField()
    let secondFieldTitleLabel = UILabel()
    let secondInputField = UITextField()
    let saveButton = UIButton(type: .system)
    let presenter: any EditFieldsPresentation

    init(presenter: any EditFieldsPresentation) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        // The empty view fills the space below the button.
        let column = UIStackView(arrangedSubviews: [
            firstFieldTitleLabel, firstInputField, secondFieldTitleLabel, secondInputField, saveButton, UIView(),
        ])
        column.axis = .vertical
        column.spacing = 8
        column.isLayoutMarginsRelativeArrangement = true
        column.backgroundColor = .systemBackground
        view = column
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        firstInputField.isSecureTextEntry = true
        secondInputField.isSecureTextEntry = true

        firstInputField.addAction(
            UIAction { [weak self] _ in
                guard let self, let text = firstInputField.text else { return }
                presenter.firstInputDidChange(text)
            },
            for: .editingChanged
        )
        secondInputField.addAction(
            UIAction { [weak self] _ in
                guard let self, let text = secondInputField.text else { return }
                presenter.secondInputDidChange(text)
            },
            for: .editingChanged
        )
        saveButton.addAction(UIAction { [weak self] _ in self?.presenter.saveActionTouched() }, for: .touchUpInside)
    }
}

extension EditFieldsViewController: EditFieldsView {
    func setFirstFieldTitle(_ text: String) {
        firstFieldTitleLabel.text = text
    }

    func setFirstInputFieldPlaceholder(_ text: String) {
        firstInputField.placeholder = text
    }

    func setSecondFieldTitle(_ text: String) {
        secondFieldTitleLabel.text = text
    }

    func setSecondInputFieldPlaceholder(_ text: String) {
        secondInputField.placeholder = text
    }

    func setSaveButtonTitle(_ text: String) {
        saveButton.setTitle(text, for: .normal)
    }
}
