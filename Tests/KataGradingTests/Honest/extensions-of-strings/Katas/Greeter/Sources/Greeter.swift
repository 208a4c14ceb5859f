func greet(_ name: String) -> String {
    "Hello".followed(by: name)
}
