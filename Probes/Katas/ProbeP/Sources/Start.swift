func isReady() -> Bool { false }
