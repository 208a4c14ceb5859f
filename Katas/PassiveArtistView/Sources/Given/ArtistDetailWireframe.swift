/// The way from this screen to others.
@MainActor
protocol ArtistDetailWireframe: AnyObject {
    /// Lets the user edit an artist; `onSave` gets the edited one, and is not called when the user cancels.
    func edit(_ artist: Artist, onSave: @escaping @MainActor (Artist) -> Void)
}
