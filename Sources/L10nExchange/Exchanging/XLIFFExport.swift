import L10nFormats
package import L10nText

/// A project's strings as an XLIFF file for the translators of one language.
package struct XLIFFExport {
  package let bytes: [UInt8]
  /// The number of units.
  package let count: Int
  /// The strings that the file can't represent, each as a sentence: a key path and the reason.
  package let leftOut: [String]
  /// The number of translations that only the existing file has, which would be lost.
  package let lost: Int

  /// - Parameter old: the existing file, or `nil` if there is none.
  package init(_ units: ProjectUnits, _ selection: UnitSelection, old: InputFile?) {
    let present = (old?.text).map(XLIFFReader.read)
    let writable = WritableUnits(of: units, selection)
    bytes = Array(XLIFFWriter.text(of: writable.files, tool: present?.tool ?? .own).utf8)
    count = writable.files.reduce(0) { $0 + $1.units.count }
    lost = present.map { Self.translations(only: $0, not: units.unitFiles()) } ?? 0
    leftOut = writable.leftOut
  }

  /// Returns the number of translations in an XLIFF file that the project doesn't have.
  private static func translations(only document: XLIFFDocument, not files: [UnitFile]) -> Int {
    let known = Dictionary(
      files.map { ($0.original, Dictionary($0.units.map { ($0.id, $0.target?.text) }) { first, _ in first }) }
    ) { first, _ in first }
    return document.files.reduce(0) { count, file in
      count
        + file.units.count { unit in
          guard let target = unit.target, !target.text.isEmpty, target.state != .new else { return false }
          return known[file.original]?[unit.id] != target.text
        }
    }
  }
}
