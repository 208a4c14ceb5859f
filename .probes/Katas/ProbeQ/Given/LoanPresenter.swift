final class LoanPresenter {
    weak var view: (any LoanView)?
    private let title: String
    private var lastDay: Int
    private let desk: any LoanDesk
    private let today: () -> Int
    private var isAsking = false

    /// - Parameter today: the days since the first of January.
    init(title: String, lastDay: Int, desk: any LoanDesk, today: @escaping () -> Int) {
        self.title = title
        self.lastDay = lastDay
        self.desk = desk
        self.today = today
    }

    func tapRenew() {
        guard !isAsking else { return }
        guard lastDay - today() <= 3 else {
            view?.showMessage("Not before day \(lastDay - 3).")
            return
        }
        isAsking = true
        view?.setButton(enabled: false)
        desk.renew(title) { [weak self] day in
            self?.finish(day)
        }
    }

    private func finish(_ day: Int?) {
        isAsking = false
        view?.setButton(enabled: true)
        guard let day else {
            view?.showMessage("Another reader waits for \(title).")
            return
        }
        let days = day - lastDay
        lastDay = day
        view?.show("\(title): until day \(day), \(days) more")
    }
}
