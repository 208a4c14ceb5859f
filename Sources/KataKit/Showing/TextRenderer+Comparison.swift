extension TextRenderer {
    /// The verdict of a kata in one line, then why it has none.
    func verdict(_ judged: JudgedLap) -> String {
        let line = "\(style.bold(judged.lap.kata.name)): \(style.paint(summary(judged), color(of: judged)))"
        return paragraphs(line, whyNotDone(judged) ?? "")
    }

    /// The names of the designs that are as correct as the reference.
    func designs(of kata: Kata, _ variants: [Mutant]) -> String {
        guard !variants.isEmpty else { return "" }
        let title = words.otherDesigns("swift run kata compare \(kata.name) --variant NAME")
        return ([title] + variants.map { "  \($0.name)" }).joined(separator: "\n")
    }

    func design(_ variant: Mutant) -> String {
        let text = "\(variant.effect)\n\(variant.hint)"
        return "\(style.bold(variant.name))\n\n\(text.indented(by: 2))"
    }
}
