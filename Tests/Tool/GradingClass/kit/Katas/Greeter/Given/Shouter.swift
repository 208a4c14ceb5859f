struct Shouter {
    func shout(_ word: String) -> String {
        word.uppercased() + "!"
    }
}
