/// Code that the type checker never finishes.
package enum EndlessCode {
    /// Declarations at file scope that the statements need.
    package static let declarations = """
        struct Odd: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
            init(integerLiteral: Int) {}
            init(floatLiteral: Double) {}
            init(stringLiteral: String) {}
            static func + (a: Odd, b: Int) -> Odd { a }
            static func + (a: Int, b: Odd) -> Double { 0 }
            static func + (a: Odd, b: Double) -> String { "" }
            static func + (a: String, b: Odd) -> Odd { b }
        }

        """

    /// The solver gives each up after some ten seconds; there are many.
    package static let statements = (0..<50).map { "let a\($0): Double = \(sum)\n" }.joined()

    private static let sum =
        "-(1 + 2.0 + \"3\" + 4) + -(5 + 6.0 + -7 + \"8\") + -(1 + 2 + 3.0) + -(4 + 5.0 + \"6\") + -(7 + 8.0)"
}
