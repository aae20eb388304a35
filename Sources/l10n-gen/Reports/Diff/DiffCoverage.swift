import L10nCatalog
import L10nProject
import L10nReview
import L10nText

/// The coverage of each language before and after.
struct DiffCoverage {
  /// The rows of the table, beginning with the names of its columns.
  let rows: [[String]]

  init(_ comparison: Comparison) {
    rows =
      [["language", "before", "after", "added", "removed", "reworded"]]
      + comparison.languages.map { language in
        [
          Console.printable(language.name), Self.share(language.before), Self.share(language.after),
          Self.count(language.added), Self.count(language.removed), Self.count(language.reworded),
        ]
      }
  }

  /// Returns the table as lines with aligned columns.
  func table(_ style: TextStyle) -> String {
    let widths = rows[0].indices.map { column in rows.map { ColumnWidth.columns(of: $0[column]) }.max() ?? 0 }
    let lines = rows.enumerated().map { number, row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - ColumnWidth.columns(of: cell.0))
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      let line = cells.joined(separator: "  ")
      let trimmed = String(line.dropLast(line.reversed().prefix { $0 == " " }.count))
      return number == 0 ? style.dim(trimmed) : trimmed
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a text such as `517 of 519`, or a dash for a missing language.
  private static func share(_ coverage: LanguageCoverage?) -> String {
    coverage.map { "\($0.translated) of \($0.messages)" } ?? "–"
  }

  private static func count(_ count: Int) -> String {
    count == 0 ? "" : String(count)
  }
}
