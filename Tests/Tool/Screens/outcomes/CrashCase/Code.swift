// Of a test with arguments, the case that crashed is named.
func answer(_ number: Int) -> Int { [42, 42][number] }
