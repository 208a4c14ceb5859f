// Tests that together take longer than a timeout pass, and none is blamed for the others.
import Foundation

func answer() -> Int {
    Thread.sleep(forTimeInterval: 1.2)
    return 42
}
