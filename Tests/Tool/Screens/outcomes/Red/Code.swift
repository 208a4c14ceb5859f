// The first failure is shown in full.
func answer() -> Int { 41 }
