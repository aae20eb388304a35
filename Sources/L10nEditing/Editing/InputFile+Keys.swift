import L10nFormats
import L10nText

extension InputFile {
  /// Refuses a key of a table that the file's platform doesn't accept, such as one that can't be a name in Dart.
  ///
  /// - Parameter path: the segments of the key path of its message.
  func refuseKey(_ key: String, of path: [String]) throws(EditRefusal) {
    guard let tables = format?.tables, !tables.accepts(key: key) else { return }
    throw .reason(
      "'\(key)' can't be a key in \(shownPath); choose a name that its platform accepts, such as "
        + "'\(tables.key(key, of: path))'", at: nil)
  }
}
