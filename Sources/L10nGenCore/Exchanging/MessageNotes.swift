import L10nLanguage

/// What translators are to know of a message.
enum MessageNotes {
  /// Returns the note on a message: its description, where it is shown, how long it may be, examples, and the forms of a plural,
  /// of which each unit has one. `nil` if there is nothing to say.
  ///
  /// - Parameter withForms: whether the forms of a plural are listed.
  static func note(on message: CatalogMessage, withForms: Bool) -> UnitNote? {
    let metadata = message.metadata
    var lines = [metadata.description, metadata.context.map { "Shown in: \($0)" }].compactMap { $0 }
    if let width = metadata.maxWidth {
      lines.append("At most \(width) characters wide; a Korean or Chinese one counts twice")
    }
    for (name, example) in metadata.examples.sorted(by: { $0.key < $1.key }) {
      lines.append("Example of \(name): \(example)")
    }
    if withForms, case .pluralMap(let variants)? = message.source?.message, variants.count > 1 {
      let forms = variants.map { "\($0.category.rawValue) “\($0.text.text)”" }
      lines.append("The forms of this plural: \(forms.joined(separator: ", "))")
    }
    return lines.isEmpty ? nil : UnitNote(text: lines.joined(separator: "\n"))
  }
}
