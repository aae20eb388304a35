import L10nText

/// Records in `metadata.yml` that translations fit their source, though they are older, and changes nothing else in it.
package enum AcceptedSources {
  /// Returns the file with the digest of the source for some translations of a message, or `nil` if its entry can't be
  /// changed: the file has mistakes, or the entry is a mapping on one line.
  ///
  /// - Parameters:
  ///   - languages: the languages of the translations.
  ///   - path: the segments of the message's key path.
  ///   - bytes: the file as UTF-8; empty for a new one.
  package static func adding(_ digest: String, for languages: [String], of path: [String], to bytes: [UInt8])
    -> [UInt8]?
  {
    let document = SettingsDocument(SourceFile(path: "metadata", bytes: bytes))
    guard document.isText, document.problems.isEmpty else { return nil }
    let entries = MetadataReader.read(document.root, file: 0).metadata.entries
    let glob = KeyGlob(segments: path)
    let known = entries.first { $0.glob == glob }?.fields
    var fields = MetadataFields()
    fields.acceptedSources = known?.acceptedSources ?? [:]
    for language in languages { fields.acceptedSources[language] = digest }
    let changed: [UInt8]?
    if known == nil {
      changed = MetadataFile.adding([(glob, fields)], to: bytes)
    } else {
      var written = WrittenMetadata(bytes)
      let lines = MetadataWriter.lines(ofAccepted: fields.acceptedSources)
      changed = written?.set("accepted", lines, of: path) == true ? written?.bytes : nil
    }
    return changed.flatMap {
      WrittenMetadata.areSame(entries, in: $0, but: [glob], { $0.acceptedSources = [:] }) ? $0 : nil
    }
  }
}
