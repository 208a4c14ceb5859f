// Code that exits with 0 is not green.
import Foundation

func answer() -> Int { exit(0) }
