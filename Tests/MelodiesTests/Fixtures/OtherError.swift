/// An error that the screen has no text for.
enum OtherError: Error, CaseIterable {
    case fileIsBusy
    case serverIsTeapot
}
