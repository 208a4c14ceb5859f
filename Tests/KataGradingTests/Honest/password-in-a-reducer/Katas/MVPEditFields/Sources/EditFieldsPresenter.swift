/// A state, actions, and effects: all decisions are in a function without side effects.
enum PasswordForm {
    struct State: Equatable {
        var password: String
        var current: String?
        var new: String?
    }

    enum Action: Equatable {
        case typed(String, in: WritableKeyPath<State, String?>)
        case saved
    }

    enum Effect: Equatable {
        case none
        case show(Bool)
    }

    static func reduce(_ state: inout State, _ action: Action) -> Effect {
        switch action {
        case .typed(let text, let field):
            state[keyPath: field] = text
            return .none
        case .saved:
            guard let new = state.new, !new.isEmpty else { return .show(false) }
            return .show(state.current == state.password && new != state.password)
        }
    }
}

@MainActor
final class EditFieldsPresenter {
    private(set) weak var view: (any EditFieldsView)?
    private let router: any EditFieldsWireFrame
    private let model: ViewModel
    private var state: PasswordForm.State

    init(router: any EditFieldsWireFrame, model: ViewModel, session: UserSession) {
        self.router = router
        self.model = model
        state = PasswordForm.State(password: session.password)
    }

    func attachView(view: any EditFieldsView) {
        self.view = view
        view.show(model)
    }

    private func send(_ action: PasswordForm.Action) {
        guard case .show(let isSuccess) = PasswordForm.reduce(&state, action) else { return }
        router.showResultScreen(isSuccess: isSuccess)
    }
}

extension EditFieldsPresenter: EditFieldsPresentation {
    func firstInputDidChange(_ text: String) { send(.typed(text, in: \.current)) }
    func secondInputDidChange(_ text: String) { send(.typed(text, in: \.new)) }
    func saveActionTouched() { send(.saved) }
}

extension EditFieldsView {
    /// Shows all five texts.
    func show(_ model: EditFieldsPresenter.ViewModel) {
        setFirstFieldTitle(model.firstFieldTitle)
        setFirstInputFieldPlaceholder(model.firstInputPlaceholder)
        setSecondFieldTitle(model.secondFieldTitle)
        setSecondInputFieldPlaceholder(model.secondInputPlaceholder)
        setSaveButtonTitle(model.saveActionTitle)
    }
}
