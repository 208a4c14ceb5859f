// A crash is reported on the test that crashed, and the rest run.
func answer() -> Int { 42 }
func crash() { fatalError("nobody expects this") }
