/// The view as the presenter knows it: it shows melodies, or an error.
protocol MelodyListViewController: AnyObject {
    func showMelodies(melodies: [Melody])
    func showLoadError(error: ServiceRequestError)
}
