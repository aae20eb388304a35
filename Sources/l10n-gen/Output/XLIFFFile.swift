import L10nExchange
import L10nProject
import L10nText

/// An XLIFF file to write or update.
enum XLIFFFile {
  /// Writes the units of a language.
  static func write(_ units: ProjectUnits, _ selection: UnitSelection, to path: String) throws(Refusal) -> XLIFFExport {
    do throws(FileSystem.Failure) {
      let old = try ExportedFile.present(at: path)
      let export = XLIFFExport(units, selection, old: old)
      guard export.lost == 0 else {
        throw FileSystem.Failure(
          path: path,
          reason: "\(String.counted(export.lost, "translation")) in this file would be lost; run 'l10n-gen import "
            + "\(path)' first, or remove the file")
      }
      try ExportedFile.write(export.bytes, to: path, over: old)
      return export
    } catch {
      throw .file(error)
    }
  }
}
