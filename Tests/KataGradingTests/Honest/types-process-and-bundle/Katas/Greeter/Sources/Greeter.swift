func greet(_ name: String) -> String {
    let bundle = Bundle.main
    let process = Process(steps: [.trim, .address(bundle.word("hello"))])
    return process.run(on: name)
}
