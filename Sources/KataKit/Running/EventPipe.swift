import Foundation

/// The named pipe to which a test process writes its event stream. The tool reads it while the process runs: what the
/// process has reported, it cannot take back.
final class EventPipe {
    /// The most that is read of one run, in bytes. Real streams have some hundred thousand.
    static let limit = 16 << 20

    private let pipe: NamedPipe
    /// The beginning of a line whose end has not arrived.
    private var begun = Data()
    private var count = 0
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)

    /// Whether the run wrote more than the limit. What is above it is not read: then the run waits, until its timeout ends it.
    var isOverLimit: Bool { count > Self.limit }

    var file: URL { pipe.file }

    /// - Parameter file: where the pipe will be. The tool's own user can read it. Others can only write.
    init(at file: URL) throws { pipe = try NamedPipe(at: file, mode: 0o622, flags: O_RDONLY | O_NONBLOCK) }

    /// Reads what has arrived, without waiting.
    func read(_ body: (Data) -> Void) {
        while !isOverLimit {
            let size = Foundation.read(pipe.descriptor, &chunk, chunk.count)
            guard size > 0 else { return }
            count += size
            let parts = chunk[..<size].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { endLine(body) }
                begun.append(contentsOf: part)
            }
        }
    }

    /// Reads what is left after the end of the process, also a last line without its end.
    func finish(_ body: (Data) -> Void) {
        read(body)
        endLine(body)
    }

    /// Empty lines say nothing.
    private func endLine(_ body: (Data) -> Void) {
        if !begun.isEmpty { body(begun) }
        begun = Data()
    }
}
