import HeadlessUIKit
import Testing

@MainActor
struct UIColorTests {
    @Test func `colors with different names differ, and each equals itself`() {
        let colors: [UIColor] = [.systemBackground, .label, .secondaryLabel, .systemGreen, .systemRed]

        #expect(Set(colors).count == colors.count)
        #expect(UIColor.systemGreen == .systemGreen)
    }
}
