package import L10nCatalog
import L10nFormats
package import L10nText

extension FixableFile {
  /// Returns the edits that fix findings in the file, as bytes of its text. Findings whose fix is refused, or overlaps
  /// with another one, have no edits.
  ///
  /// - Parameter catalog: the catalog of the file and its project.
  package func edits(fixing findings: [Finding], in catalog: Catalog) -> [TextEdit] {
    let fixes = findings.compactMap(\.fix)
    let places = Set(fixes.map(\.scalar))
    let texts = TextInMessage.texts(at: places, in: catalog)
    var fixer = FileFixer(self, texts: places.first.flatMap { texts[$0.file] } ?? [:])
    return fixer.make(fixes, without: []).changed.flatMap(\.edits).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
