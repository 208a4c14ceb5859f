/// What a presenter sees of the view: a list of melodies, or the reason why there is none.
@MainActor
protocol MelodyListViewController: AnyObject {
    func showMelodies(melodies: [Melody])
    func showLoadError(error: ServiceRequestError)
}
