// A test that hangs only when it runs for the first time, as a slow one does on a busy machine.
import Foundation

func answer() -> Int {
    let mark = ProcessInfo.processInfo.environment["HAS_HUNG"] ?? ""
    let isFirst = open(mark, O_WRONLY | O_CREAT | O_EXCL, 0o644) >= 0
    while isFirst { sleep(1) }
    return 42
}
