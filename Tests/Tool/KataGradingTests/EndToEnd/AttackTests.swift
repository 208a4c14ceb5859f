import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    @Suite(.long)
    struct AttackTests {
        @Test func `where all barriers are on, hostile tests reach nothing`() throws {
            let (sandbox, barriers) = try makeSandbox()
            let threats = try threats(of: sandbox)
            let isHeld = threats.values.allSatisfy { $0 }
            #expect(isHeld == (barriers.count == Barrier.allCases.count), "\(threats.filter { !$0.value })")
        }

        @Test func `limits hold what wears out the machine, and nothing else`() throws {
            let (sandbox, _) = try makeSandbox()
            let toolchain = try Toolchain(sandbox.launcher())
            let threats = try threats(of: sandbox.contained(by: Barrier.limits, with: toolchain))
            let held = Set(threats.filter(\.value).keys)
            #expect(held.isSuperset(of: ["never ends", "fills the disk"]), "\(held)")
            #expect(held.isDisjoint(with: ["reads the reference", "writes into the kit"]))
        }

        private func makeSandbox() throws -> (GradingSandbox, barriers: [String]) {
            let kit = try Kit(root: MiniatureKit.write().root)
            let toolchain = try Toolchain(ProcessLauncher(scratchDirectory: kit.scratchDirectory))
            let (sandboxes, barriers) = try Grader(kit: kit, options: .forClass()).makeSandboxes(1, with: toolchain)
            return (sandboxes[0], barriers)
        }

        private func threats(of sandbox: GradingSandbox) throws -> [String: Bool] {
            let attacks = try MiniatureKit.class.get().readAttacks()
            return try AttackRun(sandbox: sandbox, tests: attacks, kit: Checkout.root).threats()
        }
    }
}
