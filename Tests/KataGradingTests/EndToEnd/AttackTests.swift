import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    @Suite(.long)
    struct AttackTests {
        @Test func `where all barriers are on, hostile tests reach nothing`() throws {
            try MiniatureKit.write()
            let kit = try Kit(root: MiniatureKit.root)
            let toolchain = try Toolchain(launcher: ProcessLauncher(scratchDirectory: kit.scratchDirectory))
            let (sandboxes, barriers) = try Grader(kit: kit, options: .forClass()).makeSandboxes(1, with: toolchain)

            let attacks = try MiniatureKit.class.get().readAttacks()
            let threats = try AttackRun(sandbox: sandboxes[0], tests: attacks, kit: Checkout.root).threats()

            let isHeld = threats.allSatisfy(\.isHeld)
            #expect(isHeld == (barriers == Set(Barrier.allCases)), "\(threats.filter { !$0.isHeld })")
        }
    }
}
