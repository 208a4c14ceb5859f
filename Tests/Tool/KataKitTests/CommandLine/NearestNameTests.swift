import Testing

@testable import KataKit

struct NearestNameTests {
    let names = ["PassiveArtistView", "MVPEditFields", "Melodies", "VIPArticles"]

    @Test(arguments: [
        ("Passiv", "PassiveArtistView"), ("passiveartistview", "PassiveArtistView"), ("Melody", "Melodies"),
        ("VIPArticels", "VIPArticles"), ("MVPEditField", "MVPEditFields"),
    ])
    func `a typing error finds the name that was meant`(typed: String, name: String) {
        #expect(names.nearest(to: typed) == name)
    }

    @Test(arguments: ["", "x", "Something", "Kata", "pat", "vie", "passage"])
    func `what is like no name finds none`(typed: String) {
        #expect(names.nearest(to: typed) == nil)
    }
}
