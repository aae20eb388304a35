import L10nCatalog
import L10nFormats
package import L10nText

/// The files of a project with consistent layout, each with its keys in the order of the source language.
package struct ProjectFormatting {
  /// The changed files.
  package var edit: ProjectEdit
  /// The number of files that have messages.
  package var fileCount: Int
  /// The places whose keys keep another order, with the reason and what to do.
  package var unmoved: [(location: SourceLocation, reason: String)] = []

  /// Formats the files that have messages of a catalog.
  init(of catalog: Catalog, _ files: [InputFile]) {
    let ranks = catalog.sourceRanks
    let wanted = files.filter { file in file.format != nil && !file.isSettings && ranks[file.shownPath] != nil }
    let formatted = Concurrently.map(wanted.count) { index -> FormattedFile? in
      let file = wanted[index]
      guard let format = file.format, let text = file.text else { return nil }
      return FileFormatting.formatted(text, in: format, ranks: ranks[file.shownPath] ?? [:])
    }
    var edited = EditedFiles(files)
    for (file, formatted) in zip(wanted, formatted) {
      guard let formatted, let text = file.text else { continue }
      edited.set(formatted.bytes, of: file)
      let lines = LineTable(text)
      for place in formatted.unmoved {
        let position = lines.position(atByte: place.index, in: text)
        let location = SourceLocation(file: file.shownPath, line: position.line, column: position.column)
        unmoved.append((location, place.reason))
      }
    }
    fileCount = wanted.count
    let sources = Set(catalog.messages.compactMap { $0.source?.keyPlace.file }.map { catalog.files[$0].path })
    edit = ProjectEdit(changes: edited.changes(last: sources), catalogs: (catalog, catalog))
  }
}

extension Catalog {
  /// The positions of messages in the source language, by the path of each file that has messages and the places of their
  /// keys in it, in scalars.
  fileprivate var sourceRanks: [String: [Int: Int]] {
    var ranks: [Int: [Int: Int]] = [:]
    for message in messages {
      let source = message.source?.keyPlace
      for case let text? in message.texts {
        var own = ranks[text.keyPlace.file, default: [:]]
        ranks[text.keyPlace.file] = nil
        if let source {
          let rank = source.file << 32 | source.offset
          own[text.keyPlace.offset] = min(rank, own[text.keyPlace.offset] ?? rank)
        }
        ranks[text.keyPlace.file] = own
      }
    }
    return Dictionary(ranks.map { (files[$0.key].path, $0.value) }) { first, _ in first }
  }
}
