/// A presenter with a view that attaches later.
@MainActor
protocol Attachable<Screen>: AnyObject {
    associatedtype Screen

    var view: Screen? { get set }
    func show(on view: Screen)
}

extension Attachable {
    func attachView(view: Screen) {
        self.view = view
        show(on: view)
    }
}
