func isReady() -> Bool { true }
