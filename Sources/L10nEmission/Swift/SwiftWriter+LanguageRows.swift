import L10nAllLanguages

extension SwiftWriter {
  /// Writes the initializer of tables with some rows.
  mutating func languageTables(_ rows: LanguageRows) {
    let tables: [(name: StaticString, rows: [String])] = [
      ("likelySubtags", rows.likelySubtags), ("likelyRegions", rows.likelyRegions),
      ("likelyScripts", rows.likelyScripts), ("aliases", rows.aliases), ("distances", rows.distances),
      ("scriptDistances", rows.scriptDistances),
    ]
    code(".init(")
    for (index, table) in tables.enumerated() {
      code(index > 0 ? ",\n      " : "\n      ")
      code(table.name)
      code(": \"\"\"\n")
      // A line for each row, even though the rows aren't separated, so that another language of the app adds lines and
      // changes none.
      for row in table.rows { languageRow(row) }
      code("\n\"\"\"")
    }
    code(")")
  }
}
