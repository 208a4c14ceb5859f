import KataKit

/// Grades a submission and, if grading itself fails on it, repairs what may be broken and grades it once more.
///
/// A failure costs only the submission that it happens to. It ends the batch only if a signal did.
struct SecondChance {
    var grade: () throws -> [KataReport]
    var repair: () throws -> Void
    /// Called with what went wrong, before the repair.
    var progress: (String) -> Void

    func report(on submission: Submission) throws -> SubmissionReport {
        var report = SubmissionReport(id: submission.id, path: submission.path, status: .graded, score: .none)
        do {
            report.katas = try gradeTwice()
            report.score = Score(of: report.katas)
        } catch let interruption as Interruption {
            throw interruption
        } catch let unreadable as Unreadable {
            report.status = .unreadable
            report.reason = unreadable.reason
        } catch {
            report.status = .error
            report.reason = Self.reason(error)
        }
        return report
    }

    private func gradeTwice() throws -> [KataReport] {
        do {
            return try grade()
        } catch let error where Self.isRepairable(error) {
            progress("trouble with \(Self.reason(error)): making the sandbox again")
            try repair()
            return try grade()
        }
    }

    /// A sandbox can be made again. A submission, a signal and a missing program stay what they are.
    private static func isRepairable(_ error: any Error) -> Bool {
        if error is Unreadable || error is Interruption { return false }
        return (error as? CommandError)?.code != .missingTool
    }

    private static func reason(_ error: any Error) -> String {
        ((error as? CommandError)?.message ?? "\(error)").printable.shortened(to: 400)
    }
}

extension GradeReport {
    /// - Throws: ``CommandError`` when all submissions failed for one reason: then it is the machine's.
    func checkedForCommonError() throws -> GradeReport {
        let reasons = Set(submissions.map { $0.status == .error ? $0.reason : nil })
        guard submissions.count > 1, reasons.count == 1, let reason = reasons.first ?? nil else { return self }
        throw CommandError(.ownFailure, "no submission could be graded: \(reason)")
    }
}
