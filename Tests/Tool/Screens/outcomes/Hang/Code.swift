// A hang ends at the timeout and is named, and the rest run.
import Foundation

func answer() -> Int { while true { sleep(1) } }
