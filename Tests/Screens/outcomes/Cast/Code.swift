// On Linux, Swift prints no frames below its own call of abort().
func answer() -> Int {
    let number: Any = "42"
    // swift-format-ignore
    return number as! Int
}
