/// A file of the translations directory to create or change.
package struct FileChange {
  /// The components of its path below the translations directory.
  package var path: [String]
  /// The file on the disk, or `nil` if there is none.
  package var old: InputFile?
  /// The new content.
  package var new: [UInt8]

  package init(path: [String], old: InputFile? = nil, new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}
