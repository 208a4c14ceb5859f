import Foundation

/// The named pipe to which a test process writes its event stream. The tool reads it while the process runs: what the
/// process has reported, it cannot take back.
final class EventPipe {
    /// The most that is read of one run, in bytes. Real streams have some hundred thousand.
    static let limit = 16 << 20

    private let pipe: NamedPipe
    private var lines = Lines()
    private var count = 0
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)

    /// Whether the run wrote more than the limit. What is above it is not read.
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
            lines.add(chunk[..<size], body)
        }
    }

    /// Reads what is left after the end of the process, also a last line without its end.
    func finish(_ body: (Data) -> Void) {
        read(body)
        lines.finish(body)
    }
}

/// Cuts a stream into lines, in a time that grows with its length only.
struct Lines {
    private var begun = Data()

    mutating func add(_ bytes: some Collection<UInt8>, _ body: (Data) -> Void) {
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            begun.append(contentsOf: rest[..<end])
            finish(body)
            rest = rest[rest.index(after: end)...]
        }
        begun.append(contentsOf: rest)
    }

    /// Ends the line that has begun. Empty lines say nothing.
    mutating func finish(_ body: (Data) -> Void) {
        guard !begun.isEmpty else { return }
        body(begun)
        begun = Data()
    }
}
