import L10nProject
import L10nText

/// The texts for translators that a project may have next to its configuration: `TRANSLATION.md` for all languages, and
/// `TRANSLATION.ko.md` for one.
struct GuideFiles {
  private let directory: String

  /// - Parameter directory: the directory of the configuration.
  init(in directory: String) {
    self.directory = directory
  }

  /// The number of bytes of a file that a translator should have to read.
  private static let sizeLimit = 65_536

  /// Returns the text for a language, or `nil` if there is none.
  func text(for language: String) throws(Refusal) -> String? {
    var texts: [String] = []
    for name in ["TRANSLATION.md", "TRANSLATION.\(language).md"] {
      let path = FilePath.joined(directory, name)
      guard FileSystem.kind(of: path) == .file else { continue }
      do throws(FileSystem.Failure) {
        let bytes = try FileSystem.bytes(of: path)
        guard bytes.count <= Self.sizeLimit else {
          throw FileSystem.Failure(
            path: path, reason: "this has \(bytes.count) bytes, and \(Self.sizeLimit) are the limit; shorten it")
        }
        texts.append(String(decoding: bytes, as: UTF8.self))
      } catch {
        throw .file(error)
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
