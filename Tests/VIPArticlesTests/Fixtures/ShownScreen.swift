/// What the user sees. A part that the view has removed or hidden is not there.
struct ShownScreen: Equatable {
    /// The texts of each item of the list, from top to bottom. An empty text is not there.
    var items: [[String]] = []
    var error: String?
    /// Whether the activity indicator runs.
    var isLoading = false
}
