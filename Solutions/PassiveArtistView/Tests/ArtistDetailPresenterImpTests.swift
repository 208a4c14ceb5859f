import Testing

@testable import PassiveArtistView

nonisolated private let longName = String(repeating: "la", count: 99)

/// A nested suite for each kind of text, and for the editor. Run one with `--filter ArtistDetailPresenterImpTests/Followers`.
/// The tests compare whole props: what changes one text should not change the others.
struct ArtistDetailPresenterImpTests {
    @Test func `a loaded view is rendered once, with each text in its place`() {
        let artist = Artist.make(firstName: "Mercedes", lastName: "Sosa", numberOfAlbums: 40, numberOfFollowers: 1_250)
        let scene = ArtistScene(artist: artist)

        scene.presenter.onViewLoaded()

        let props = ArtistDetailProps(
            title: "Artist",
            fullName: "Mercedes Sosa",
            numberOfAlbums: "40 albums",
            numberOfFollowers: "1.2K"
        )
        #expect(scene.component.rendered == [props])
    }

    @Test func `a component whose view has not loaded is not rendered`() {
        let component = ArtistDetailComponentSpy()
        let presenter = ArtistDetailPresenterImp(artist: .make(), wireframe: ArtistDetailWireframeSpy())

        presenter.component = component

        #expect(component.rendered == [])
    }

    struct Names {
        @Test func `an artist with only a last name has no space before it`() {
            let scene = ArtistScene(artist: .make(firstName: nil, lastName: "Prince"))

            scene.presenter.onViewLoaded()

            #expect(scene.component.rendered == [.make(fullName: "Prince")])
        }

        @Test(arguments: [
            ("Mercedes", "Sosa", "Mercedes Sosa"), ("k.d.", "lang", "k.d. lang"), ("A$AP", "Rocky", "A$AP Rocky"),
            ("Sinéad", "O'Connor", "Sinéad O'Connor"), ("Jean-Michel", "Jarre", "Jean-Michel Jarre"),
            ("Duran", "Duran", "Duran Duran"), ("ヒカル", "宇多田", "ヒカル 宇多田"), (longName, "Li", "\(longName) Li"),
            ("Pablo Diego José Francisco", "Ruiz y Picasso", "Pablo Diego José Francisco Ruiz y Picasso"),
        ])
        func `the full name has both names as they are`(firstName: String, lastName: String, fullName: String) {
            let scene = ArtistScene(artist: .make(firstName: firstName, lastName: lastName))

            scene.presenter.onViewLoaded()

            #expect(scene.component.rendered == [.make(fullName: fullName)])
        }

        @Test(
            arguments: [("Björk", nil, "Björk"), (nil, "AC/DC", "AC/DC"), (nil, nil, "")]
                as [(String?, String?, String)]
        )
        func `the full name leaves out a missing name`(firstName: String?, lastName: String?, fullName: String) {
            let scene = ArtistScene(artist: .make(firstName: firstName, lastName: lastName))

            scene.presenter.onViewLoaded()

            #expect(scene.component.rendered == [.make(fullName: fullName)])
        }
    }

    struct Albums {
        @Test(arguments: [
            (0, "No albums"), (1, "1 album"), (2, "2 albums"), (11, "11 albums"), (12, "12 albums"), (21, "21 albums"),
            (100, "100 albums"), (101, "101 albums"), (1_001, "1001 albums"), (Int.max, "9223372036854775807 albums"),
        ])
        func `only one album is singular`(count: Int, text: String) {
            let scene = ArtistScene(artist: .make(numberOfAlbums: count))

            scene.presenter.onViewLoaded()

            #expect(scene.component.rendered == [.make(numberOfAlbums: text)])
        }
    }

    struct Followers {
        @Test(arguments: [
            (0, "0"), (1, "1"), (999, "999"), (1_000, "1K"), (1_099, "1K"), (1_100, "1.1K"), (1_250, "1.2K"),
            (4_100, "4.1K"), (12_345, "12.3K"), (100_000, "100K"), (123_456, "123.4K"), (999_999, "999.9K"),
        ])
        func `a count in thousands is cut to one decimal`(count: Int, text: String) {
            let scene = ArtistScene(artist: .make(numberOfFollowers: count))

            scene.presenter.onViewLoaded()

            #expect(scene.component.rendered == [.make(numberOfFollowers: text)])
        }

        @Test(arguments: [
            (1_000_000, "1M"), (1_099_999, "1M"), (1_250_000, "1.2M"), (2_000_000, "2M"), (4_100_000, "4.1M"),
            (73_999_999, "73.9M"), (150_000_000, "150M"), (999_999_999, "999.9M"),
        ])
        func `a count in millions is cut to one decimal`(count: Int, text: String) {
            let scene = ArtistScene(artist: .make(numberOfFollowers: count))

            scene.presenter.onViewLoaded()

            #expect(scene.component.rendered == [.make(numberOfFollowers: text)])
        }
    }

    struct Editor {
        let scene = ArtistScene(artist: .make())

        @Test(arguments: [("Mercedes", "Sosa"), ("Björk", nil), (nil, "Prince"), (nil, nil)] as [(String?, String?)])
        func `a tap on edit opens the editor with the artist`(firstName: String?, lastName: String?) {
            let artist = Artist.make(firstName: firstName, lastName: lastName)
            let scene = ArtistScene(artist: artist)
            scene.presenter.onViewLoaded()

            scene.presenter.onEdit()

            #expect(scene.wireframe.edited == [artist])
        }

        @Test func `a tap on edit opens the editor with the artist of its own screen`() {
            let other = ArtistScene(artist: .make(firstName: "Nina", lastName: "Simone"))
            scene.presenter.onViewLoaded()
            other.presenter.onViewLoaded()

            scene.presenter.onEdit()

            #expect(scene.wireframe.edited == [.make()])
        }

        @Test func `after a canceled edit, the next tap opens the editor again`() {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()

            scene.presenter.onEdit()

            #expect(scene.wireframe.edited == [.make(), .make()])
        }

        @Test func `nothing is rendered when the editor opens`() {
            scene.presenter.onViewLoaded()

            scene.presenter.onEdit()

            #expect(scene.component.rendered == [.make()])
        }

        @Test func `nothing is rendered when the editor opens a second time`() {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()

            scene.presenter.onEdit()

            #expect(scene.component.rendered == [.make()])
        }
    }

    struct Save {
        let scene = ArtistScene(artist: .make())

        @Test(arguments: [("Violeta", "Parra", "Violeta Parra"), ("mercedes", "sosa", "mercedes sosa")])
        func `a saved name is rendered once`(firstName: String, lastName: String, fullName: String) throws {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()

            try scene.wireframe.save(.make(firstName: firstName, lastName: lastName))

            #expect(scene.component.rendered == [.make(), .make(fullName: fullName)])
        }

        @Test func `a save is rendered only on the screen that opened the editor`() throws {
            let other = ArtistScene(artist: .make(firstName: "Nina", lastName: "Simone"))
            scene.presenter.onViewLoaded()
            other.presenter.onViewLoaded()
            scene.presenter.onEdit()

            try scene.wireframe.save(.make(numberOfAlbums: 39))

            #expect(scene.component.rendered == [.make(), .make(numberOfAlbums: "39 albums")])
            #expect(other.component.rendered == [.make(fullName: "Nina Simone")])
        }

        @Test(
            arguments: [("Mercedes", nil, "Mercedes"), (nil, "Sosa", "Sosa"), (nil, nil, "")]
                as [(String?, String?, String)]
        )
        func `a removed name is not on the screen`(first: String?, last: String?, fullName: String) throws {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()

            try scene.wireframe.save(.make(firstName: first, lastName: last))

            #expect(scene.component.rendered == [.make(), .make(fullName: fullName)])
        }

        @Test func `an added name is on the screen`() throws {
            let scene = ArtistScene(artist: .make(firstName: nil, lastName: nil))
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()

            try scene.wireframe.save(.make(firstName: "Nina", lastName: "Simone"))

            #expect(scene.component.rendered == [.make(fullName: ""), .make(fullName: "Nina Simone")])
        }

        @Test(arguments: [(39, "39 albums"), (0, "No albums")])
        func `a saved number of albums is rendered once`(count: Int, text: String) throws {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()

            try scene.wireframe.save(.make(numberOfAlbums: count))

            #expect(scene.component.rendered == [.make(), .make(numberOfAlbums: text)])
        }

        @Test(arguments: [(0, "0"), (999, "999"), (1_260, "1.2K")])
        func `a saved number of followers is rendered once`(count: Int, text: String) throws {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()

            try scene.wireframe.save(.make(numberOfFollowers: count))

            #expect(scene.component.rendered == [.make(numberOfFollowers: "1.2K"), .make(numberOfFollowers: text)])
        }

        @Test func `a save may change all at once`() throws {
            let prince = Artist(id: 7, firstName: nil, lastName: "Prince", numberOfAlbums: 39, numberOfFollowers: 9)
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()

            try scene.wireframe.save(prince)

            let props = ArtistDetailProps.make(fullName: "Prince", numberOfAlbums: "39 albums", numberOfFollowers: "9")
            #expect(scene.component.rendered == [.make(), props])
        }

        @Test func `the next edit starts from the saved artist`() throws {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()
            try scene.wireframe.save(.make(numberOfFollowers: 1_260))

            scene.presenter.onEdit()

            #expect(scene.wireframe.edited == [.make(), .make(numberOfFollowers: 1_260)])
        }

        @Test func `the third edit starts from the second save`() throws {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()
            try scene.wireframe.save(.make(firstName: "Violeta", lastName: "Parra"))
            scene.presenter.onEdit()
            try scene.wireframe.save(.make(firstName: "Víctor", lastName: "Jara"))

            scene.presenter.onEdit()

            #expect(scene.wireframe.edited.last == .make(firstName: "Víctor", lastName: "Jara"))
        }

        @Test func `a second save is rendered`() throws {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()
            try scene.wireframe.save(.make(firstName: "Violeta", lastName: "Parra"))
            scene.presenter.onEdit()

            try scene.wireframe.save(.make(firstName: "Víctor", lastName: "Jara"))

            #expect(scene.component.rendered.last == .make(fullName: "Víctor Jara"))
        }

        @Test func `a save can undo the save before it`() throws {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()
            try scene.wireframe.save(.make(firstName: "Violeta", lastName: "Parra"))
            scene.presenter.onEdit()

            try scene.wireframe.save(.make())

            #expect(scene.component.rendered == [.make(), .make(fullName: "Violeta Parra"), .make()])
        }

        @Test func `a save after a canceled edit is rendered`() throws {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()
            scene.presenter.onEdit()

            try scene.wireframe.save(.make(firstName: "Violeta", lastName: "Parra"))

            #expect(scene.component.rendered == [.make(), .make(fullName: "Violeta Parra")])
        }

        @Test func `a save after one without a change is rendered`() throws {
            scene.presenter.onViewLoaded()
            scene.presenter.onEdit()
            try scene.wireframe.save(.make())
            scene.presenter.onEdit()

            try scene.wireframe.save(.make(firstName: "Violeta", lastName: "Parra"))

            #expect(scene.component.rendered.last == .make(fullName: "Violeta Parra"))
        }
    }

    struct Memory {
        let wireframe = ArtistDetailWireframeSpy()

        @Test func `the presenter does not retain the component of a view that never loads`() {
            let presenter = ArtistDetailPresenterImp(artist: .make(), wireframe: wireframe)
            var component: ArtistDetailComponentSpy? = ArtistDetailComponentSpy()
            weak let released = component
            presenter.component = component

            component = nil

            #expect(released == nil)
        }

        @Test func `the presenter does not retain its component before an edit`() {
            let presenter = ArtistDetailPresenterImp(artist: .make(), wireframe: wireframe)
            var component: ArtistDetailComponentSpy? = ArtistDetailComponentSpy()
            weak let released = component
            presenter.component = component
            presenter.onViewLoaded()

            component = nil

            #expect(released == nil)
        }

        @Test func `the presenter does not retain its component while an editor is open`() {
            let presenter = ArtistDetailPresenterImp(artist: .make(), wireframe: wireframe)
            var component: ArtistDetailComponentSpy? = ArtistDetailComponentSpy()
            weak let released = component
            presenter.component = component
            presenter.onViewLoaded()
            presenter.onEdit()

            component = nil

            #expect(released == nil)
        }

        @Test func `the presenter does not retain its component after a save`() throws {
            let presenter = ArtistDetailPresenterImp(artist: .make(), wireframe: wireframe)
            var component: ArtistDetailComponentSpy? = ArtistDetailComponentSpy()
            weak let released = component
            presenter.component = component
            presenter.onViewLoaded()
            presenter.onEdit()
            try wireframe.save(.make(firstName: "Violeta", lastName: "Parra"))

            component = nil

            #expect(released == nil)
        }

        @Test func `an open editor does not retain the presenter`() {
            var presenter: ArtistDetailPresenterImp? = ArtistDetailPresenterImp(artist: .make(), wireframe: wireframe)
            weak let released = presenter
            presenter?.onViewLoaded()
            presenter?.onEdit()

            presenter = nil

            #expect(released == nil)
        }

        @Test func `a save does not retain the presenter`() throws {
            var presenter: ArtistDetailPresenterImp? = ArtistDetailPresenterImp(artist: .make(), wireframe: wireframe)
            weak let released = presenter
            presenter?.onViewLoaded()
            presenter?.onEdit()
            try wireframe.save(.make(firstName: "Violeta", lastName: "Parra"))

            presenter = nil

            #expect(released == nil)
        }

        @Test func `a save after the screen is closed renders nothing`() throws {
            let component = ArtistDetailComponentSpy()
            var presenter: ArtistDetailPresenterImp? = ArtistDetailPresenterImp(artist: .make(), wireframe: wireframe)
            presenter?.component = component
            presenter?.onViewLoaded()
            presenter?.onEdit()
            presenter = nil

            try wireframe.save(.make(firstName: "Violeta", lastName: "Parra"))

            #expect(component.rendered == [.make()])
        }

        @Test func `the presenter retains its wireframe`() throws {
            var neighbor: ArtistDetailWireframeSpy? = ArtistDetailWireframeSpy()
            weak let retained = neighbor
            let presenter = ArtistDetailPresenterImp(artist: .make(), wireframe: try #require(neighbor))
            presenter.onViewLoaded()
            neighbor = nil

            presenter.onEdit()

            #expect(retained?.edited == [.make()])
        }
    }
}
