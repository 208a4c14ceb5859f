/// An error that the screen has no words for.
enum OtherError: Error, CaseIterable {
    case fileIsBusy
    case serverIsTeapot
}
