// On Linux, Swift has no stack left to print a backtrace from.
struct Node {
    var number: Int { other + 1 }
    var other: Int { number - 1 }
}

func answer() -> Int { Node().number }
