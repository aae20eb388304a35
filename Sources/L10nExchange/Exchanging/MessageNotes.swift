import L10nCatalog
import L10nMessages
import L10nFormats
import L10nLanguage

/// The information about a message that translators need.
enum MessageNotes {
  /// Returns the note on a message, or `nil` if there is nothing to say: its description, the place where it is shown,
  /// examples, the plural forms, of which each unit has one, and the maximum length.
  ///
  /// - Parameters:
  ///   - description: the description, or the file's own comment.
  ///   - withForms: whether the plural forms are listed.
  static func note(on message: CatalogMessage, description: UnitNote?, withForms: Bool) -> UnitNote? {
    let metadata = message.metadata
    var lines = [description?.text, metadata.context.map { "Shown in: \($0)" }].compactMap { $0 }
    for (name, example) in metadata.examples.sorted(by: { $0.key < $1.key }) {
      lines.append("Example of \(name): \(example)")
    }
    if withForms, case .pluralMap(let variants)? = message.source?.message, variants.count > 1 {
      let forms = variants.map { "\($0.category.rawValue) “\($0.text.text)”" }
      lines.append("The forms of this plural: \(forms.joined(separator: ", "))")
    }
    guard !lines.isEmpty || metadata.maxWidth != nil else { return nil }
    return UnitNote(
      text: lines.joined(separator: "\n"), isGenerated: description?.isGenerated ?? false, maxWidth: metadata.maxWidth)
  }
}
