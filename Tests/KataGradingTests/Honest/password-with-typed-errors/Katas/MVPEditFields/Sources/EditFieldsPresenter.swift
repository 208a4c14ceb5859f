@MainActor
final class EditFieldsPresenter: EditFieldsPresentation, Attachable {
    enum Refusal: Error, CaseIterable {
        case wrongPassword
        case samePassword
        case noPassword
    }

    weak var view: (any EditFieldsView)?
    private let router: any EditFieldsWireFrame
    private let model: ViewModel
    private let session: UserSession
    private var typed = (current: "", new: "")

    init(router: any EditFieldsWireFrame, model: ViewModel, session: UserSession = .shared) {
        (self.router, self.model, self.session) = (router, model, session)
    }

    func show(on view: any EditFieldsView) {
        view.setSaveButtonTitle(model.saveActionTitle)
        view.setSecondInputFieldPlaceholder(model.secondInputPlaceholder)
        view.setSecondFieldTitle(model.secondFieldTitle)
        view.setFirstInputFieldPlaceholder(model.firstInputPlaceholder)
        view.setFirstFieldTitle(model.firstFieldTitle)
    }

    func firstInputDidChange(_ text: String) { typed.current = text }
    func secondInputDidChange(_ text: String) { typed.new = text }

    func saveActionTouched() {
        do throws(Refusal) {
            try check(current: typed.current, new: typed.new)
            send(true)
        } catch {
            send(false, because: error)
        }
    }

    private func send(_ isSuccess: Bool, because refusal: Refusal? = nil) {
        router.showResultScreen(isSuccess: isSuccess)
    }

    private func check(current: String, new: String) throws(Refusal) {
        guard current == session.password else { throw .wrongPassword }
        guard new != session.password else { throw .samePassword }
        guard !new.isEmpty else { throw .noPassword }
    }
}
