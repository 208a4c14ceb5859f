// All is well.
func answer() -> Int { 42 }
