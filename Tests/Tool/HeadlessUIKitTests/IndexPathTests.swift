import HeadlessUIKit
import Testing

struct IndexPathTests {
    @Test func `an index path starts with the section`() {
        let indexPath = IndexPath(item: 3, section: 1)

        #expect(indexPath.section == 1)
        #expect(indexPath.item == 3)
        #expect(indexPath == IndexPath(indexes: [1, 3]))
    }

    @Test func `section and item can be set`() {
        var indexPath = IndexPath(item: 3, section: 1)

        indexPath.section = 2
        indexPath.item = 4

        #expect(indexPath == IndexPath(item: 4, section: 2))
    }
}
