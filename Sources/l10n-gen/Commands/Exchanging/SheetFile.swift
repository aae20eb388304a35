import L10nExchange
import L10nProject
import L10nText

/// A sheet for translators to write or update.
enum SheetFile {
  static func discussion(_ format: String) -> String {
    """
    Each text has a row with its key, a description, the longest width, the source text and, for each language, the \
    translation and its state; a plural has a row for each category. 'l10n-gen import' takes the file back from Excel, \
    LibreOffice or Numbers, and refuses rows whose source text has changed since. A file that has translations which the \
    project doesn't have is not replaced.

    Examples:

      l10n-gen export \(format)                                   strings.\(format) with all languages
      l10n-gen export \(format) --language ko --only missing,needs-review
      l10n-gen import strings.\(format) --dry-run                 what would change

    Exit status: 0 all strings are in the file; 1 some were left out, or the project has mistakes; 2 the usage or the \
    configuration is wrong, or a file can't be read or written.
    """
  }

  static func write(_ options: TranslatorOptions, as format: SheetExport.Format, to path: String) throws {
    let all = try options.units()
    let export = SheetExport(all.map { ($0.units, $0.selection) }, as: format)
    do throws(FileSystem.Failure) {
      let old = try ExportedFile.present(at: path)
      if let old, let project = all.first?.project { try refuseLoss(of: old, project) }
      try ExportedFile.write(export.bytes, to: path, over: old)
    } catch {
      throw Refusal.file(error)
    }
    try ExportOptions.report(export.count, leftOut: export.leftOut)
  }

  private static func refuseLoss(of file: InputFile, _ project: ExportOptions.Project) throws(FileSystem.Failure) {
    let lost = UnitImport([file], into: project.files, options: project.reading, base: project.loaded.base)
    let count = lost.changed + lost.refused.count
    guard count > 0 || !lost.mistakes.isEmpty else { return }
    let what = lost.mistakes.isEmpty ? String.counted(count, "translation") : "what is"
    throw FileSystem.Failure(
      path: file.shownPath,
      reason: "\(what) in this file would be lost; run 'l10n-gen import \(file.shownPath)' first, or remove the file")
  }
}
