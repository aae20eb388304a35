import L10nProject
import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Temporary files for another program, in a directory that only this user can read. It is removed with this object.
final class ScratchFiles {
  private let directory: String
  private var paths: [String] = []

  /// Creates the directory.
  init() throws(Refusal) {
    let template = FilePath.joined(Console.environment("TMPDIR") ?? "/tmp", "l10n-gen-XXXXXX")
    var name = Array(template.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw .file(.ofSystem(template))
    }
    directory = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for path in paths { unlink(path) }
    rmdir(directory)
  }

  /// Writes a file and returns its path.
  func file(_ bytes: some Collection<UInt8>) throws(Refusal) -> String {
    let path = FilePath.joined(directory, String(paths.count))
    do {
      try NewFile.create(Array(bytes), at: path)
    } catch {
      throw .file(error)
    }
    paths.append(path)
    return path
  }
}
