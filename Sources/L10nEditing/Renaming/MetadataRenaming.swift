import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// The renaming of messages in `metadata.yml`: their entries get their new keys and, on request, keep the old ones as
/// `renamed-from`.
struct MetadataRenaming {
  private let renamed: [RenamedMessage]
  private let namespaces: [[String]: [String]]
  private let keepsFormer: Bool
  private static let field = "renamed-from"

  /// - Parameters:
  ///   - namespaces: the namespaces that have other names.
  ///   - keepsFormer: a Boolean value indicating whether the old keys are kept.
  init(_ renamed: [RenamedMessage], namespaces: [[String]: [String]], keepsFormer: Bool) {
    self.renamed = renamed
    self.namespaces = namespaces
    self.keepsFormer = keepsFormer
  }

  func rename(in files: inout EditedFiles) throws(EditRefusal) {
    let file = files.metadata
    guard let text = file?.text ?? (keepsFormer ? [] : nil) else { return }
    var new = try renaming(text, file)
    for message in renamed {
      let former = message.message.metadata.formerKey?.path
      if former == message.newPath {
        new = try removingFormer(of: message, from: new, file)
      } else if keepsFormer {
        guard former == nil else {
          throw .reason(
            "'\(message.message.keyPath)' has a former key already, '\(former ?? "")', and can keep one; remove it, or "
              + "rename without --renamed-from", at: nil)
        }
        new = try addingFormer(of: message, to: new, file)
      }
    }
    guard new != text else { return }
    if let file { files.set(new, of: file) } else { files.add(new, at: ["metadata.\(BundleFormats.newFileExtension)"]) }
  }

  private func renaming(_ text: [UInt8], _ file: InputFile?) throws(EditRefusal) -> [UInt8] {
    let paths = Dictionary(renamed.map { ($0.old, $0.newPath) }) { first, _ in first }
    let entries = SettingsFormat().read(text).root?.entries ?? []
    let renaming = KeyRenaming(of: text, in: SettingsFormat())
    var edits: [TextEdit] = []
    for entry in entries {
      guard let segments = KeySegment.split(entry.key), let new = paths[segments] ?? pattern(movedFrom: segments) else {
        continue
      }
      guard let own = try? renaming.edits(ofTableKeyAt: entry.keyOffset, to: new) else {
        throw refusal(entry.key, file)
      }
      edits += own
    }
    return TextEdit.apply(edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, to: text, in: 0..<text.count)
  }

  /// Returns the pattern of a namespace's keys with its new name, or `nil` for other patterns.
  private func pattern(movedFrom segments: [String]) -> String? {
    let namespace = namespaces.first { segments.count > $0.key.count && segments.starts(with: $0.key) }
    return namespace.map { KeySegment.path($0.value + segments.dropFirst($0.key.count)) }
  }

  private func addingFormer(
    of message: RenamedMessage, to text: [UInt8], _ file: InputFile?
  ) throws(EditRefusal) -> [UInt8] {
    let present = entry(of: message, in: text)
    if let present {
      let former = [KeyedEntry]([(path: [Self.field], message: .text(message.message.keyPath))])
      let new =
        SettingsFormat().adding(former, under: [present.key], to: text)
        ?? BracedFields(of: present, in: text)?.adding(Self.field, SettingsText.written(message.message.keyPath))
      guard let new, field(of: message, in: new)?.value.text == message.message.keyPath else {
        throw refusal(present.key, file)
      }
      return new
    }
    var fields = MetadataFields.empty
    fields.formerKey = message.old
    guard let new = MetadataFile.adding([(KeyGlob(segments: message.new), fields)], to: text) else {
      throw refusal(message.newPath, file)
    }
    return new
  }

  private func removingFormer(
    of message: RenamedMessage, from text: [UInt8], _ file: InputFile?
  ) throws(EditRefusal) -> [UInt8] {
    let format = SettingsFormat()
    guard let entry = entry(of: message, in: text), let field = field(of: message, in: text) else { return text }
    let count = entry.value.entries.count
    // Without its only field, the whole entry goes.
    let offset = LineTable(text).byteOffset(atScalar: count == 1 ? entry.keyOffset : field.keyOffset, in: text)
    let rest =
      if count > 1, let braced = BracedFields(of: entry, in: text) {
        entry.value.entries.last?.keyOffset == field.keyOffset ? braced.removingLast(at: offset) : nil
      } else {
        format.keyedText(of: text)?.removing(keysAt: [offset], separator: format.separator)?
          .bytes(separator: format.separator)
      }
    guard let rest, self.entry(of: message, in: rest)?.value.entries.count ?? 0 == count - 1 else {
      throw refusal(message.newPath, file)
    }
    return rest
  }

  private func field(of message: RenamedMessage, in text: [UInt8]) -> DocumentEntry? {
    entry(of: message, in: text)?.value.entries.first { $0.key == Self.field }
  }

  private func entry(of message: RenamedMessage, in text: [UInt8]) -> DocumentEntry? {
    SettingsFormat().read(text).root?.entries.first { KeySegment.split($0.key) == message.new }
  }

  private func refusal(_ key: String, _ file: InputFile?) -> EditRefusal {
    .reason(
      "the entry of '\(key)' in \(file?.shownPath ?? "metadata.yml") can't be changed as it is written; put each of its "
        + "fields on a line of its own", at: nil)
  }
}
