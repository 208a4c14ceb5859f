import Foundation
import KataKit
import TestSupport
import Testing

@testable import KataGrading

extension EndToEnd.Grading {
    /// What goes wrong around a submission costs no point.
    @Suite(.long)
    struct ErrorTests {
        let folder = Checkout.fixtures.appending(path: "grading-errors")
        let kit = MiniatureKit.root

        init() throws {
            try MiniatureKit.write()
            try MiniatureKit.write(submissions: ["starter", "reference", "reference-zip.zip"], to: folder)
        }

        /// A folder with all programs in PATH but one.
        private func programs(without program: String) throws -> URL {
            let bin = Checkout.fixtures.appending(path: "bin-without-\(program)")
            try bin.removeTree()
            try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
            let script = """
                IFS=:
                for folder in $PATH; do for program in "$folder"/*; do
                    [ "${program##*/}" = "$2" ] || ln -s "$program" "$1/" 2>/dev/null
                done; done
                :
                """
            try Shell.run(script, bin.path, program)
            return bin
        }

        private func grade(
            _ words: String...,
            environment: [String: String] = [:]
        ) throws -> (code: Int32, report: GradeReport, errors: String) {
            var kata = KataCommand(.instructor, in: kit)
            kata.environment = environment
            let result = try kata(["grade", folder.path, "--format", "json", "--jobs", "1"] + words)
            try #require(result.output.hasPrefix("{"), "\(result.errors)")
            let report = try JSONDecoder().decode(GradeReport.self, from: Data(result.output.utf8))
            return (result.code, report, result.errors)
        }

        @Test func `a program that vanished costs only what needs it, and is asked again when it is back`() throws {
            let bin = try programs(without: "unzip")

            let graded = try grade(environment: ["PATH": bin.path])

            #expect(graded.report.submissions.map(\.status) == [.graded, .error, .graded], "\(graded.errors)")
            #expect(graded.report.submissions[1].reason?.contains("unzip") == true)
            #expect(graded.report.submissions[0].score?.points == 8, "\(graded.report.submissions[0].katas)")
            #expect(graded.code == 1)

            let resumed = try grade("--resume")
            #expect(resumed.report.submissions.map(\.status) == [.graded, .graded, .graded], "\(resumed.errors)")
            #expect(resumed.report.submissions[1].score?.points == 8)
        }

        @Test func `a compiler that breaks is an error of the submissions after that, and costs no point`() throws {
            let bin = try programs(without: "swift")
            let results = kit.appending(path: ".build/kata/grading/results")
            try results.removeTree()
            let swift = try Shell.output(of: "command -v swift").output.trimmingCharacters(in: .newlines)
            let script = """
                #!/bin/sh
                for result in '\(results.path)'/*/*.json; do [ ! -e "$result" ] || exit 1; done
                exec '\(swift)' "$@"
                """
            try bin.writeProgram(script, to: "swift")

            let graded = try grade(environment: ["PATH": bin.path])

            #expect(graded.report.submissions.map(\.status) == [.graded, .error, .error], "\(graded.errors)")
            let reason = "the reference is not green on this machine, so nothing can be graded: "
            let second = graded.report.submissions[1].reason ?? ""
            #expect(second.hasPrefix(reason), "\(second)")
            let resumed = try grade("--resume").report.submissions
            #expect(resumed.map(\.score?.points) == [8, 8, 0], "the errors were not remembered")
        }
    }
}
