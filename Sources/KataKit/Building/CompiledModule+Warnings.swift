import Foundation

extension CompiledModule {
    /// The compiler's warnings in the files below a folder. A build prints them only when it compiles a file; what the
    /// compiler said the last time is in a file next to the object. So they are shown as long as the object is used.
    func warnings(in folder: URL) -> [Diagnostic] {
        files(in: folder).flatMap { file -> [Diagnostic] in
            let data = file.diagnostics.flatMap { try? Data(contentsOf: URL(filePath: $0)) }
            return Diagnostic.serialized(in: data ?? Data())
        }
        .filter { $0.severity == .warning && $0.isIn(folder) }
    }
}

extension Diagnostic {
    /// Reads the diagnostics that the compiler wrote for one file, each once, in order. The format is Clang's:
    /// https://github.com/llvm/llvm-project/blob/main/clang/include/clang/Frontend/SerializedDiagnostics.h
    static func serialized(in data: Data) -> [Diagnostic] {
        var files: [UInt64: String] = [:]
        return (Bitstream.items(of: Array(data), signature: "DIAG") ?? []).compactMap { item in
            guard case .block(SerializedID.diagnosticBlock, let items) = item else { return nil }
            return Diagnostic(items, &files)
        }
        .onceForEachPlace()
    }

    private enum SerializedID {
        static let diagnosticBlock = 9
        static let diagnosticRecord = 2
        static let fileRecord = 6
    }

    /// - Parameter files: the names of files by their numbers, which a diagnostic may give for the following ones too.
    private init?(_ items: [Bitstream.Item], _ files: inout [UInt64: String]) {
        var found: Diagnostic?
        for item in items {
            guard case .record(let code, let fields, let blob) = item else { continue }
            let text = String(decoding: blob, as: UTF8.self)
            if code == SerializedID.fileRecord, let number = fields.first {
                files[number] = text
            } else if code == SerializedID.diagnosticRecord, fields.count > 3, let file = files[fields[1]] {
                let severity: Severity
                switch fields[0] {
                case 2: severity = .warning
                case 3, 4: severity = .error
                default: return nil
                }
                let (line, column) = (Int(clamping: fields[2]), Int(clamping: fields[3]))
                found = Diagnostic(file: file, line: line, column: column, severity: severity, message: text)
            }
        }
        guard let found else { return nil }
        self = found
    }
}
