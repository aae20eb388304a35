package import L10nProject
import L10nText

/// A text that people wrote for translators: `TRANSLATION.md`, and `TRANSLATION.<language>.md`.
package struct TranslationGuide {
  private let path: String

  /// The number of characters of a guide that fit into a result with everything else.
  private static let limit = 9_000

  /// Returns the guides for all languages and, if one is given, for a language: next to the configuration or, if they
  /// aren't there, in the folder of the translations.
  package static func files(for language: String?, of loaded: LoadedConfiguration) -> [TranslationGuide] {
    let names = ["TRANSLATION.md"] + (language.map { ["TRANSLATION.\($0).md"] } ?? [])
    return names.map { name in
      let places = [loaded.base, FilePath.parent(loaded.path), loaded.translations].map { FilePath.joined($0, name) }
      return TranslationGuide(path: places.first { FileSystem.kind(of: $0) == .file } ?? places[0])
    }
  }

  var exists: Bool { FileSystem.kind(of: path) == .file }

  /// The text, or `nil` if there is none.
  package var text: String? {
    guard exists, let bytes = try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.dropFirst(Self.limit).isEmpty
      ? text : text.prefix(Self.limit) + "\n… (\(path) is longer; the rest is left out)"
  }
}
