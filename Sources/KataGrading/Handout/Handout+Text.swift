import Foundation

/// What a learner's kit says, from the texts of the whole kit.
extension Handout {
    /// A page without the parts for readers who have the whole kit, and without rows and parts about katas that are left out.
    /// Links to them become text.
    func page(_ markdown: String) -> String {
        let part = /<!-- whole kit -->.*?<!-- end of whole kit -->\n*/.dotMatchesNewlines()
        var page = markdown.replacing(part, with: "")
        if let address { page.replace(/git clone LINK (.*?) +# LINK:.*/) { "git clone \(address) \($0.output.1)" } }
        if !hasMutants { page.replace(/\n## [^\n]*\n\n[^\n]*\]\([^()\s]*\.review\.md\)[^\n]*\n/, with: "") }
        guard !leftOut.isEmpty else { return page }
        let names = "(?:\(leftOut.joined(separator: "|")))"
        let target = #"[^()\s]*/\#(names)(?:Tests)?[./][^()\s]*"#
        for (pattern, text) in [
            (#"(?m)^(?:\|.*|\d+\. )\[[^\]]*\]\(\#(target)\).*\n"#, ""),
            (#"(?m)^\| *\#(names) *\|.*\n"#, ""),
            (#"(?m)^\*\*(?:.+\n)*?.*\#(names).*\n(?:.+\n)*\n?"#, ""),
            (#"(?m)^## \#(names)\n(?:(?!## ).*\n)*"#, ""),
            (#"\[([^\]]*)\]\(\#(target)\)"#, "$1"),
            // A link may have two parts, `[text][A1]` and `[A1]: path`.
            (#"\[([^\]]*)\](\[\w+\])(?=(?s:.*)\2: \#(target)\n)"#, "$1"),
            (#"(?m)^\[\w+\]: \#(target)\n"#, ""),
        ] { page = page.replacingOccurrences(of: pattern, with: text, options: .regularExpression) }
        return page
    }

    /// The manifest with shorter lists of katas.
    func manifest(_ text: String) -> String {
        text.replacing(/let (?:k|nonisolatedK)atas\b[^=\n]*= \[[^\]]*\]/) { list in
            leftOut.reduce(String(list.output)) { list, name in
                list.replacingOccurrences(of: #"\s*"\#(name)",?"#, with: "", options: .regularExpression)
            }
        }
    }
}
