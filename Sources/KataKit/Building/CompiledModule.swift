import Foundation

/// What the compiler wrote for each source file of a module in the last build.
package struct CompiledModule: Sendable {
    package struct File: Sendable {
        package var source: String
        package var object: String
    }

    package var name: String
    /// The files of the build, by path. Objects of files that are gone are not here, and may be in its folder still.
    package var files: [File]

    /// - Throws: ``CommandError`` when the build has no such module.
    package init(_ name: String, of binary: TestBinary) throws {
        struct Outputs: Decodable {
            var object: String?
        }
        guard let map = binary.outputFileMap(of: name), let data = try? Data(contentsOf: map),
            let outputs = try? JSONDecoder().decode([String: Outputs].self, from: data)
        else { throw CommandError(.ownFailure, "the build does not say what it wrote for the module \(name)") }
        self.name = name
        files = outputs.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
            .compactMap { source, outputs in outputs.object.map { File(source: source, object: $0) } }
    }
}

extension TestBinary {
    /// Where the build system writes which file the compiler makes of which.
    fileprivate func outputFileMap(of module: String) -> URL? {
        let native = folder.appending(path: "\(module).build/output-file-map.json")
        guard !native.exists else { return native }
        let packages = scratch.appending(path: "out/Intermediates.noindex")
        return packages.children.lazy
            .flatMap { package in
                package.appending(path: "\(folder.lastPathComponent)/\(module).build/Objects-normal").children
            }
            .map { $0.appending(path: "\(module)-OutputFileMap.json") }
            .first(where: \.exists)
    }
}
