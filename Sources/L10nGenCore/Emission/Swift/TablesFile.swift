/// The file that holds the texts, with where they stand in it.
struct TablesFile: Sendable {
  let bytes: [UInt8]
  /// The tables of the catalog's languages, the source first.
  let languages: [(name: String, lines: TableLines)]
}
