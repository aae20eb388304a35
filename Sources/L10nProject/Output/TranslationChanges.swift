import L10nCatalog
import L10nFormats
package import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Changes of translation files, and of other files that belong to them, which are written together.
package struct TranslationChanges {
  package let files: [FileChange]
  /// The changes of other files, such as `names.yml`.
  package var others: [OutputChanges.Written]
  /// The translations directory, which the translation files must be in.
  package let translations: String

  package init(_ files: [FileChange] = [], others: [OutputChanges.Written] = [], in translations: String) {
    self.files = files
    self.others = others
    self.translations = translations
  }

  /// Writes all files or none.
  package func write() throws(Refusal) {
    do throws(FileSystem.Failure) {
      var batch = FileBatch()
      // A run that is interrupted between two files can be repeated: it adds missing strings and keeps existing ones.
      // Therefore the facts about a string are written before the string.
      for other in others { try batch.add(other, in: FilePath.parent(other.path)) }
      for change in files.filter(Self.isOfMetadata) + files.filter({ !Self.isOfMetadata($0) }) {
        try batch.add(change.new, to: path(of: change), in: translations, from: change.old?.bytes)
      }
      try batch.write()
      // If the process is killed before, they have no names, which is the same.
      for path in removed where unlink(path) != 0 { throw .ofSystem(path) }
    } catch {
      throw .file(error)
    }
  }

  private static func isOfMetadata(_ change: FileChange) -> Bool {
    InputFile(path: change.path, shownPath: "", bytes: []).isMetadata
  }

  /// Returns the path of a translation file.
  package func path(of change: FileChange) -> String {
    change.old?.shownPath ?? FilePath.joined(translations, change.path.joined(separator: "/"))
  }

  /// The paths of files that are removed, because no name is left in them: `names.yml`.
  package var removed: [String] { others.filter { KeyNamesFile.isUnused($0.new) }.map(\.path) }

  /// The paths of all files.
  package var paths: [String] { files.map(path) + others.map(\.path) }

  /// The changes as a unified diff.
  package var difference: String {
    let written = files.map { change in
      let path = path(of: change)
      return OutputChanges.Written(path: path, name: FilePath.name(path), old: change.old?.bytes, new: change.new)
    }
    let others = others.map { other in
      var other = other
      if removed.contains(other.path) { other.new = [] }
      return other
    }
    return OutputChanges(written: written + others).difference
  }
}
