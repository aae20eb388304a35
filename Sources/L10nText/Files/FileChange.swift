/// A file of the translations directory that is new or gets other bytes.
package struct FileChange {
  /// The components of its path below the translations directory.
  package var path: [String]
  /// The file as it is, or `nil` if there is none.
  package var old: InputFile?
  /// The bytes it gets.
  package var new: [UInt8]

  /// Creates a change.
  package init(path: [String], old: InputFile? = nil, new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}
