import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    /// Each barrier is good for something: without it, an attack succeeds.
    @Suite(.long)
    struct DefenseTests {
        private let kit: Kit

        init() throws {
            kit = try Kit(root: MiniatureKit.write().root)
        }

        @Test(
            .onDemand,
            .enabled(if: isRootOfLinux, "only there are all barriers"),
            arguments: Barrier.allCases.filter { !Barrier.everywhere.contains($0) }
        )
        func `without a barrier, hostile tests reach more`(barrier: Barrier) throws {
            let attacks = try MiniatureKit.class.get().readAttacks()
            let sandbox = try sandbox()
            // A different user needs these.
            let needed: Set<Barrier> = [.privateFiles, .noPrivileges].contains(barrier) ? [.otherUser] : []
            let barriers = Set(Barrier.allCases).subtracting(needed)
            func held(by barriers: Set<Barrier>) throws -> Set<String> {
                try sandbox.contain(by: barriers, with: Toolchain(launcher: sandbox.launcher()))
                let run = AttackRun(sandbox: sandbox, tests: attacks, kit: Checkout.root)
                return Set(try run.threats().filter(\.isHeld).map(\.name))
            }

            let all = try held(by: barriers)
            let rest = try held(by: barriers.subtracting([barrier]))

            #expect(rest.isStrictSubset(of: all))
        }

        private func sandbox() throws -> GradingSandbox {
            let sandbox = try GradingSandbox(0, kit: kit, options: .forClass())
            _ = try sandbox.troubleWithReference()
            return sandbox
        }
    }
}
