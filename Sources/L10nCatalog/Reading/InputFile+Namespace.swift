import L10nFormats
package import L10nText

extension InputFile {
  /// Returns the segments that a file's path adds to its key paths.
  ///
  /// - Parameter segments: the names besides the language in its path.
  package func namespace(_ segments: [String]) -> [String] {
    format?.keyNamespace(segments) ?? segments
  }
}
