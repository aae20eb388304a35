import L10nGenCore

/// An XLIFF file to write or to write again.
enum XLIFFFile {
  /// Writes the units of a language.
  static func write(_ units: ProjectUnits, _ selection: UnitSelection, to path: String) throws(Refusal) -> XLIFFExport {
    do throws(FileSystem.Failure) {
      var old: InputFile?
      if FileSystem.kind(of: path) != nil {
        let bytes = try FileSystem.bytes(of: path, limit: InputFile.sizeLimit + 1)
        old = InputFile(path: [FilePath.name(path)], shownPath: path, bytes: bytes)
      }
      let export = XLIFFExport(units, selection, old: old)
      guard export.lost == 0 else {
        throw FileSystem.Failure(
          path: path,
          reason: "\(String.counted(export.lost, "translation")) in this file would be lost; run 'l10n-gen import "
            + "\(path)' first, or remove the file")
      }
      if export.bytes != old?.bytes {
        try NewFile.makeDirectory(FilePath.parent(path))
        try ReplacedFile.write(export.bytes, to: path)
        Console.error("Wrote \(Console.printable(path))\n")
      }
      return export
    } catch {
      throw .file(error)
    }
  }
}
