/// An open document of the editor.
struct Document {
  /// The address that the editor gave it.
  let uri: String
  /// The path without links.
  let path: String
  var version: Int
  var text: DocumentBuffer
}
