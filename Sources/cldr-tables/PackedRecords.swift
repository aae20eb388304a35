/// Records of one width, sorted and without separators.
struct PackedRecords {
  let width: Int
  /// The lines of a literal, after its opening delimiter and before its closing one.
  let lines: [String]

  /// - Parameter keyWidth: the length of the key that each record begins with.
  /// - Parameter repeatsKeys: whether several records may have the same key.
  init(_ records: some Sequence<String>, keyWidth: Int, repeatsKeys: Bool = false) {
    let records = records.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let width = records.first?.utf8.count ?? keyWidth
    precondition(records.allSatisfy { $0.utf8.count == width }, "records of different width")
    precondition(repeatsKeys || Set(records.map { $0.prefix(keyWidth) }).count == records.count, "a key twice")
    precondition(!records.joined().contains { $0 == "\\" || $0 == "\"" }, "a sign that a literal can't hold")
    self.width = width
    let perLine = max(1, 112 / max(1, width))
    lines =
      stride(from: 0, to: records.count, by: perLine).map { index in
        // The indentation of the quotes isn't part of the text, and a backslash at the end of a line joins it with the
        // next.
        "    " + records[index..<min(index + perLine, records.count)].joined() + "\\"
      } + [""]
  }
}
