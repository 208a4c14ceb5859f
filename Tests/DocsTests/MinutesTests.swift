import Foundation
import KataKit
import TestSupport
import Testing

/// The pages that sum up the minutes of a kata say what its guide says.
struct MinutesTests {
    @Test func `README has the count of a review`() throws {
        let readme = try DocsPage("README.md").prose.joined(separator: " ")
        let count = try #require(readme.firstMatch(of: /leave (\d+) of our (\d+) planted bugs alive/)?.output)
        let review = try DocsPage("docs/katas/PassiveArtistView.review.md").prose.joined(separator: " ")

        #expect(review.contains("The article's 3 cases leave \(count.1) of our \(count.2) green mutants alive."))
    }

    @Test func `README and the page for instructors have the minutes of the guides`() throws {
        let readme = try DocsPage("README.md").prose
        let instructors = try DocsPage("docs/instructors.md").prose
        for kata in try Kit(root: Checkout.root).katas {
            let green = kata.guide.steps.compactMap(\.minutes).reduce(0, +)
            let others = try [Lap.bite, .first].map { try #require(kata.guide.exercises[$0]?.minutes) }
            let laps = ([green] + others).map(String.init)
            let sum = others.reduce(green, +)
            let row = readme.first { $0.contains("(docs/katas/\(kata.name).md)") }
            #expect(row?.hasSuffix("| \(laps.joined(separator: " + ")) |") == true, "\(kata.name)")
            #expect(instructors.contains("| \(kata.name) | \(laps.joined(separator: " | ")) | \(sum) |"))
        }
    }
}
