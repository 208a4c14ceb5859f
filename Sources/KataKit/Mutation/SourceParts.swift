import Foundation

/// A source file, cut into the bodies of its functions, initialisers and accessors and what stands between them.
struct SourceParts: Sendable {
    struct Body: Sendable {
        /// What stands between the braces.
        var text: String
        /// A single expression that is the result without saying so: beside other statements it needs a `return`.
        var isImplicitResult: Bool
    }

    var bodies: [Body] = []
    /// One more than the bodies; the braces belong here.
    var between: [String] = []

    init(_ source: [UInt8], bodies places: [BodyPlace]) {
        var last = 0
        for place in places {
            between.append(String(decoding: source[last...place.open], as: UTF8.self))
            let text = String(decoding: source[(place.open + 1)..<place.close], as: UTF8.self)
            bodies.append(Body(text: text, isImplicitResult: place.isImplicitResult))
            last = place.close
        }
        between.append(String(decoding: source[last...], as: UTF8.self))
    }
}

extension SourceParts.Body {
    /// The body as one of several branches.
    var asBranch: String {
        guard isImplicitResult else { return text }
        let start = text.startOfCode
        // On the same line: a `return` does not look for its `switch` on the next.
        return "\(text[..<start])return \(text[start...])"
    }
}

extension String {
    /// Behind the white space and the comments that it begins with.
    fileprivate var startOfCode: Index {
        var rest = self[...]
        while true {
            rest = rest.drop { $0.isWhitespace }
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*"), let end = rest.range(of: "*/") {
                rest = rest[end.upperBound...]
            } else {
                return rest.startIndex
            }
        }
    }
}
