final class ParcelPresenter {
    weak var view: (any ParcelView)?
    private let number: String
    private let service: any ParcelService
    private let minute: () -> Int
    private var isFetching = false
    private var fetched: Int? = nil

    /// - Parameter minute: the minutes since midnight.
    init(number: String, service: any ParcelService, minute: @escaping () -> Int) {
        self.number = number
        self.service = service
        self.minute = minute
    }

    func appear() {
        guard !isFetching else { return }
        if let fetched, minute() - fetched < 10 { return }
        isFetching = true
        view?.showLoading()
        service.fetch(number) { [weak self] parcel in
            self?.finish(parcel)
        }
    }

    private func finish(_ parcel: Parcel?) {
        isFetching = false
        view?.hideLoading()
        guard let parcel else {
            view?.showError("No connection. Try again.")
            return
        }
        fetched = minute()
        view?.show(title: "\(parcel.sender), \(parcel.grams) g", stops: parcel.stops.reversed())
    }
}
