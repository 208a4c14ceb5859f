import Foundation

/// Descriptors that the caller of the tool left open, and those of other threads: no child gets them.
enum InheritedDescriptors {
    #if canImport(Darwin)
        static let spawnFlag = POSIX_SPAWN_CLOEXEC_DEFAULT

        /// The flag closes all that the actions do not name.
        static func close(in actions: inout posix_spawn_file_actions_t?) {}
    #else
        static let spawnFlag: Int32 = 0

        private typealias CloseFrom = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

        /// From glibc 2.34 on. Without it, children inherit descriptors that the caller left open.
        private static let closeFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
            unsafeBitCast($0, to: CloseFrom.self)
        }

        static func close(in actions: inout posix_spawn_file_actions_t) { _ = closeFrom?(&actions, STDERR_FILENO + 1) }
    #endif
}
