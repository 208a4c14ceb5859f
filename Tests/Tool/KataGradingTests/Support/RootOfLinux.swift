import Foundation

#if os(Linux)
    let isRootOfLinux = geteuid() == 0
#else
    let isRootOfLinux = false
#endif
