// A crash after some output shows both.
func answer() -> Int {
    print("before")
    fatalError("no")
}
