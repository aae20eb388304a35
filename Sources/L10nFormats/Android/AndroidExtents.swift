/// The places of the resources of an Android resource file, in bytes.
struct AndroidExtents {
  struct Resource {
    /// Its name, or an empty key if it has no texts, as a color.
    var key: String
    /// The start of its start tag.
    var tag: Int
    /// The end of its end tag.
    var end: Int
  }

  /// The end of the root's start tag.
  var start = 0
  var resources: [Resource] = []
}
