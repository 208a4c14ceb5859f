import Testing

@testable import KataGrading
@testable import KataKit

struct CommonErrorTests {
    private func error(_ reason: String) -> SubmissionReport {
        SubmissionReport(id: reason, path: "", status: .error, reason: reason)
    }

    private func check(_ submissions: SubmissionReport...) throws {
        try GradeReport(kit: Sample.report.kit, submissions: submissions).checkCommonError()
    }

    @Test func `an error that hits every submission is the machine's`() throws {
        let thrown = #expect(throws: CommandError.self) { try check(error("no disk"), error("no disk")) }
        #expect(thrown?.message == "no submission could be graded: no disk")
        #expect(thrown?.code == .ownFailure)
    }

    @Test func `any other error is in the report`() throws {
        try check(error("no disk"))
        try check(error("no disk"), error("no swift"))
        try check(error("no disk"), Sample.alice)
        try check(Sample.unreadable, Sample.unreadable)
    }
}
