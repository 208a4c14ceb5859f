// Three hangs take little more than one timeout.
import Foundation

func answer() -> Int { while true { sleep(1) } }
