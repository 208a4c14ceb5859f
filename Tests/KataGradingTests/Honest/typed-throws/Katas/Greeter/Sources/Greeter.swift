enum NameError: Error, Equatable {
    case empty
    case tooLong(Int)
}

func validated(_ name: String) throws(NameError) -> String {
    guard !name.isEmpty else { throw .empty }
    guard name.count < 1_000 else { throw .tooLong(name.count) }
    return name
}

func greet(_ name: String) -> String {
    do throws(NameError) {
        return "Hello, " + (try validated(name))
    } catch .empty {
        return "Hello"
    } catch {
        return "Hello, stranger: \(error)"
    }
}
