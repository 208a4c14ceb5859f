import Foundation
import TestSupport
import Testing

@testable import KataGrading

/// The picture of the class page shows what `kata grade --format html` writes.
///
/// With `KATA_RECORD_SCREENS=class`, the picture is made again in place of being compared.
struct ClassPictureTests {
    @Test func `the picture has the page that grading writes`() throws {
        let file = Checkout.root.appending(path: "docs/pictures/class.svg")
        let picture = try #require(ClassPicture(page: GradeReport.smallClass.html()).svg)
        let recorded = ProcessInfo.processInfo.environment["KATA_RECORD_SCREENS"] ?? ""
        if !recorded.isEmpty, file.lastPathComponent.contains(try Regex(recorded)) {
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try picture == String(contentsOf: file, encoding: .utf8))
    }
}
