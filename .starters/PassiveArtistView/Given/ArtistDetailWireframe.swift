/// Opens other screens from this one.
protocol ArtistDetailWireframe: AnyObject {
    /// Lets the user edit an artist. A save calls `onSave` with the edited artist; a cancel does not call it.
    func edit(_ artist: Artist, onSave: @escaping @MainActor (Artist) -> Void)
}
