import L10nFormats
import L10nProject
package import L10nText

/// The file system, in which translation files that haven't changed aren't read again.
package final class RememberedFiles: FileTree {
  private var contents: [String: Content] = [:]
  private let disk = FileSystemTree()

  private struct Content {
    let identity: String
    let bytes: [UInt8]
  }

  package init() {}

  package func kind(of path: String, followingLinks: Bool) -> FileSystem.Kind? {
    disk.kind(of: path, followingLinks: followingLinks)
  }

  package func names(in directory: String) throws(FileSystem.Failure) -> [String] { try disk.names(in: directory) }

  package func bytes(of path: String, limit: Int) throws(FileSystem.Failure) -> [UInt8] {
    guard BundleFormats.format(ofFile: FilePath.name(path)) != nil else {
      return try disk.bytes(of: path, limit: limit)
    }
    // The identity comes first, so that a change while the file is read is noticed the next time.
    let identity = FileIdentity(path)?.description
    if let identity, let known = contents[path], known.identity == identity { return known.bytes }
    contents[path] = nil
    let bytes = try disk.bytes(of: path, limit: limit)
    contents[path] = identity.map { Content(identity: $0, bytes: bytes) }
    return bytes
  }

  package func realPath(_ path: String) -> String? { disk.realPath(path) }

  package func isLoop(_ path: String) -> Bool { disk.isLoop(path) }
}
