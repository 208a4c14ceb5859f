func greet(_ name: String) -> String {
    ""
}
