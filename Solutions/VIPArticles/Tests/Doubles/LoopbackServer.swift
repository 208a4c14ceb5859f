import Foundation

/// A server on 127.0.0.1 that answers one request and then ends. Each of its steps has a timeout of five seconds, so it
/// also ends when no client comes.
struct LoopbackServer {
    let url: URL

    /// `respond` gets the request and returns the answer. An empty answer closes the connection.
    init(path: String, respond: @escaping @Sendable (_ request: String) -> String) throws {
        #if canImport(Darwin)
            let listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard listener >= 0 else { throw POSIXError.last }

        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        let port = UInt16(bigEndian: address.sin_port)
        guard isListening, let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
            close(listener)
            throw POSIXError.last
        }
        self.url = url

        Thread.detachNewThread {
            defer { close(listener) }
            guard Self.isReadable(listener) else { return }
            let connection = accept(listener, nil, nil)
            defer { close(connection) }
            Self.write(respond(Self.request(from: connection)), to: connection)
        }
    }

    /// The head of a request: a GET request has no body.
    private static func request(from connection: Int32) -> String {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !String(decoding: received, as: UTF8.self).contains("\r\n\r\n"), isReadable(connection) {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { break }
            received += buffer.prefix(count)
        }
        return String(decoding: received, as: UTF8.self)
    }

    private static func write(_ response: String, to connection: Int32) {
        // Without these flags, a client that closes the connection ends the process with SIGPIPE.
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = Array(response.utf8)
        while !rest.isEmpty {
            let count = send(connection, rest, rest.count, flags)
            guard count > 0 else { return }
            rest.removeFirst(count)
        }
    }

    private static func isReadable(_ descriptor: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 5_000) > 0
    }
}

extension POSIXError {
    fileprivate static var last: POSIXError {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}
