import Testing

@testable import KataKit

struct LapTests {
    @Test(arguments: [
        ("Sources/Code.swift", Lap.green), ("Sources/Deep/Code.swift", .green), ("Sources/Firstly/Code.swift", .green),
        ("Tests/Own.swift", .bite), ("Sources/First/Part.swift", .first), ("Tests/First/Deep/PartTests.swift", .first),
        ("Given/Model.swift", nil), ("README.md", nil),
    ])
    func `a file belongs to the lap whose folder it is in`(path: String, lap: Lap?) {
        #expect(Lap(of: path) == lap)
    }
}
