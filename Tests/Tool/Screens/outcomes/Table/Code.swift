// A test with arguments shows its first two failures, and each sentence once.
func answer() -> Int { 41 }
