import Foundation

/// How a token selects a mutant in the code, and where the mutant is kept.
struct MutantNumber: Sendable {
    let number: Int
    let patch: URL

    /// A compile error in what follows is reported on the patch.
    fileprivate var location: String {
        let path = patch.path.replacing(#/["\\]/#) { "\\\($0.output)" }
        return "#sourceLocation(file: \"\(path)\", line: 1)"
    }
}

extension Misfit {
    fileprivate static func declares(_ name: Substring) -> Misfit {
        Misfit(reason: "it may only change bodies, and it changes or adds the declaration '\(name)'")
    }
}

extension [Declaration] {
    /// Adds a mutant's version of the same file or type: a branch for each body that is different, and the members that
    /// only the mutant has. These do nothing in other runs, because only its own branches use them. A method that
    /// overrides has a branch that calls `super` there.
    ///
    /// - Parameter type: the keyword of the type; nil in a file.
    /// - Returns: the number of its branches.
    mutating func weave(
        _ others: [Declaration],
        as mutant: MutantNumber,
        in type: Substring? = nil
    ) throws(Misfit) -> Int {
        var count = 0
        var rest = [Int](indices)
        for other in others {
            if let place = rest.firstIndex(where: { self[$0].declares(other) }) {
                count += try self[rest.remove(at: place)].weave(other, as: mutant)
            } else {
                let added = try other.added(by: mutant, to: type)
                count += added.branches.count
                append(added)
            }
        }
        // What is private stays: nothing in the mutant uses it. An override that the mutant does not have only calls `super`.
        for index in rest where self[index].addedBy == nil && !self[index].isPrivate {
            guard let call = self[index].overridden else { throw .declares(self[index].name) }
            self[index].branches.append((mutant, [call]))
            count += 1
        }
        return count
    }
}

extension Declaration {
    fileprivate func declares(_ other: Declaration) -> Bool { key == other.key || setter(of: other) != nil }

    fileprivate mutating func weave(_ other: Declaration, as mutant: MutantNumber) throws(Misfit) -> Int {
        if let setter = setter(of: other) {
            branches.append((mutant, setter))
            return 1
        }
        guard (body == nil) == (other.body == nil), (members == nil) == (other.members == nil) else {
            throw .declares(name)
        }
        let count = try members?.weave(other.members ?? [], as: mutant, in: keyword) ?? 0
        guard let changed = other.body, changed.map(\.code) != body?.map(\.code) else { return count }
        branches.append((mutant, branch(changed)))
        return 1
    }

    fileprivate func added(by mutant: MutantNumber, to type: Substring?) throws(Misfit) -> Declaration {
        var added = self
        added.addedBy = mutant
        if let body, let overridden {
            added.body = [SourceLine(overridden)]
            added.branches = [(mutant, branch(body))]
            return added
        }
        // What is not private may satisfy a protocol, or be the better overload, also where nothing names it. In a
        // structure, a stored property would also change the initializer that the compiler writes.
        let hasValue = key.contains(" = ")
        let isStored = hasValue || body == nil && members == nil
        guard isPrivate, keyword != "init", !isStored || hasValue && type != "struct" else { throw .declares(name) }
        return added
    }

    /// The call of the method that it overrides, as its body has it; nil without one.
    fileprivate var overridden: String? {
        key.contains("override func ") ? body?.map(\.code).first { $0.hasPrefix("super.") } : nil
    }

    /// A weak property, with the declaration that retains its value. Where a mutant retains or observes the value, it becomes
    /// a closure in a setter, which can have branches: a test sees the same code in each run, also by reflection.
    fileprivate var weak: (strongKey: String, name: Substring, type: Substring, setter: String)? {
        guard key.contains("weak var "),
            let (_, modifiers, name, type) = key.wholeMatch(of: /(.*)weak var (\w+): ([^={]+\?)/)?.output
        else { return nil }
        return ("\(modifiers)var \(name): \(type)", name, type, "kata_\(name) = { [weak newValue] in newValue }")
    }

    /// What the setter does in a mutant; nil if this is not a weak property, or the mutant declares it in the same way.
    fileprivate func setter(of other: Declaration) -> [String]? {
        guard let weak else { return nil }
        if other.key == weak.strongKey { return ["kata_\(weak.name) = { newValue }"] }
        guard other.key == "\(key) {", let observers = other.members, observers.map(\.keyword) == ["didSet"]
        else { return nil }
        return [weak.setter] + (observers[0].body ?? []).map(\.text)
    }
}

extension Declaration {
    /// The lines with all branches.
    var code: [String] {
        guard let addedBy, branches.isEmpty else { return wovenCode }
        return [addedBy.location] + wovenCode + ["#sourceLocation()"]
    }

    private var wovenCode: [String] {
        if let members { return head + members.flatMap(\.code) + ["}"] }
        if let body {
            return head + (branches.isEmpty ? body.map(\.text) : either(branch(body))) + ["}"]
        }
        guard let weak, !branches.isEmpty else { return head }
        return ["\(weak.strongKey) {", "get { kata_\(weak.name)() }", "set {"] + either([weak.setter])
            + ["}", "}", "private var kata_\(weak.name): () -> \(weak.type) = { nil }"]
    }

    /// The branch of the mutant that is on, or else these lines.
    private func either(_ original: [String]) -> [String] {
        branches.flatMap { mutant, lines in
            ["if kataMutant == \(mutant.number) {", mutant.location] + lines + ["#sourceLocation()", "} else"]
        } + ["{"] + original + ["}"]
    }
}
