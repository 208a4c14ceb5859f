// A test that the guide does not name is not green.
func answer() -> Int { 42 }
