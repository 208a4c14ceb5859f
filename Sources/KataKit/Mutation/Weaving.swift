import Foundation

/// How a token selects a mutant in the code, and where the mutant is kept.
struct MutantNumber: Sendable {
    var number: Int
    var patch: URL
}

/// Why a mutant cannot be a branch: what it declares in a different way.
struct NotWoven: Error {
    var name: String
}

extension SourceParts {
    /// Adds a mutant's version of the same file or type: a branch for each body that is different, and the members that
    /// only the mutant has. These do nothing in other runs, because only its own branches use them. A method that
    /// overrides has a branch that calls `super` there.
    ///
    /// - Returns: the number of its branches.
    mutating func weave(_ other: SourceParts, as mutant: MutantNumber) throws(NotWoven) -> Int {
        let haveMembers = !members.isEmpty && !other.members.isEmpty
        guard haveMembers || key == other.key else { throw NotWoven(name: shownName) }
        var count = 0
        for (index, body) in other.bodies.enumerated() where body.text != bodies[index].text {
            bodies[index].branches.append(Branch(mutant: mutant, text: body.asBranch))
            count += 1
        }
        var rest = Array(members.indices)
        for member in other.members {
            if let place = rest.firstIndex(where: { members[$0].key == member.key }) {
                count += try members[rest.remove(at: place)].weave(member, as: mutant)
            } else {
                let added = try addition(member, by: mutant)
                count += added.bodies.count(where: { !$0.branches.isEmpty })
                members.append(added)
            }
        }
        // What is private stays: nothing in the mutant uses it.
        let needed = rest.map { members[$0] }.first { $0.addedBy == nil && !$0.canBeLeftOut }
        if let needed { throw NotWoven(name: needed.shownName) }
        return count
    }

    private func addition(_ member: SourceParts, by mutant: MutantNumber) throws(NotWoven) -> SourceParts {
        var member = member
        member.addedBy = mutant
        let isKnown = members.contains { !$0.names.isDisjoint(with: member.names) }
        if !isKnown, let call = SuperCall(of: member.key) {
            for index in member.bodies.indices {
                let branch = Branch(mutant: mutant, text: member.bodies[index].asBranch)
                member.bodies[index] = Body(text: "\nreturn \(call.text)", isImplicitResult: false, branches: [branch])
            }
            return member
        }
        // In a structure, a stored property would also change the initializer that the compiler writes.
        let isInert = member.canBeLeftOut && member.kind != .initializer
        guard !isKnown, isInert, member.kind != .stored || kind != .structType else {
            throw NotWoven(name: member.shownName)
        }
        return member
    }

    /// Whether nothing but the code around it depends on it. What is not private may satisfy a protocol, or be the better
    /// overload, also where nothing names it.
    private var canBeLeftOut: Bool {
        key.contains(#/^(?:[@\w()]+ )*(?:file)?private /#) && (kind != .stored || hasInitialValue)
    }

    private var shownName: String {
        names.sorted().first.map { String($0.prefix { $0 != ":" }) }
            ?? String(key.prefix { $0 != "{" }).trimmingCharacters(in: .whitespaces)
    }
}

/// A call of the method that a method overrides.
private struct SuperCall {
    var text: String

    init?(of declaration: String) {
        let pattern = /^(?:[@\w()]+ )*override (?:\w+ )*func (?<name>\w+)\((?<parameters>[^()]*)\)(?<effects>[^\{]*)/
        guard let match = declaration.firstMatch(of: pattern) else { return nil }
        let arguments = match.parameters.split(separator: ",").map { parameter in
            let names = parameter.prefix { $0 != ":" }.split(separator: " ").map(String.init)
            return names[0] == "_" ? names[1] : "\(names[0]): \(names[names.count - 1])"
        }
        let effects =
            (match.effects.contains("throws") ? "try " : "") + (match.effects.contains("async") ? "await " : "")
        text = "\(effects)super.\(match.name)(\(arguments.joined(separator: ", ")))"
    }
}

extension SourceParts {
    /// The text with all branches.
    var woven: String {
        let parts = members.isEmpty ? bodies.map(\.woven) : [members.map(\.woven).joined()]
        let text = zip(between, parts + [""]).map { $0 + $1 }.joined()
        guard let addedBy, !text.contains("#sourceLocation()") else { return text }
        // A compile error in an added member is reported on its patch, as one in a branch.
        return "\(addedBy.sourceLocation)\n\(text)\n#sourceLocation()\n"
    }
}

extension SourceParts.Body {
    fileprivate var woven: String {
        guard !branches.isEmpty else { return text }
        let branches = branches.map { branch in
            // A compile error in a mutant is reported on its patch.
            """
            if kataMutant == \(branch.mutant.number) {
            \(branch.mutant.sourceLocation)
            \(branch.text)
            #sourceLocation()
            }
            """
        }
        return "\n\((branches + ["{\(asBranch)\n}\n"]).joined(separator: " else "))"
    }
}

extension MutantNumber {
    fileprivate var sourceLocation: String { "#sourceLocation(file: \(patch.path.swiftLiteral), line: 1)" }
}
