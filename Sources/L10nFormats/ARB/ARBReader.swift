import L10nLanguage
import L10nMessages

/// Reads an ARB file into a mapping from keys to messages, with the descriptions as notes.
struct ARBReader {
  private var problems: [DocumentProblem] = []
  private var doubtsOfNotes: [DocumentProblem] = []
  private let map: SourceMap

  /// Reads UTF-8 without a byte-order mark.
  ///
  /// - Parameter map: the style of the messages.
  static func read(_ bytes: [UInt8], map: SourceMap) -> BundleDocument {
    var document = JSONDocumentReader.read(bytes, keys: .lastNames)
    guard let root = document.root else { return document }
    var reader = ARBReader(map: map)
    guard case .mapping(let members) = root.content else {
      if document.isSound { document.problems.report("an ARB file is an object; write '{ … }'", at: root.offset) }
      document.root = nil
      return document
    }
    // Flutter takes null for a message that hasn't been translated.
    let messages = members.filter { ARBFile.isMessage($0.key) && !$0.value.isNull }.map { reader.message($0) }
    document.root = DocumentNode(offset: root.offset, content: .mapping(messages))
    document.language = reader.language(in: members)
    document.notes = reader.notes(in: members, on: messages)
    if !document.problems.haveConflicts { document.problems += reader.problems }
    document.problems.sort { $0.offset < $1.offset }
    document.doubtsOfNotes = reader.doubtsOfNotes
    return document
  }

  private init(map: SourceMap) {
    self.map = map
  }

  private mutating func message(_ member: DocumentEntry) -> DocumentEntry {
    let node = member.value
    var value = DocumentNode.unread(at: node.offset)
    switch node.content {
    case .unread: break
    case .text(let text) where text.map.isQuoted:
      value = DocumentNode(offset: node.offset, content: .text(DocumentText(text: text.text, map: map)))
    case .text, .list, .mapping:
      problems.report("a message is a text in ARB; put it in quotes", at: node.offset, losesKeys: false)
    }
    return DocumentEntry(key: member.key, keyOffset: member.keyOffset, value: value)
  }

  private mutating func language(in members: [DocumentEntry]) -> BundleDocument.Language? {
    guard let node = members.value(ARBFile.language), let name = node.text else { return nil }
    guard LanguageTag(name) != nil else {
      problems.report("'\(name)' isn't a language; write \"en\", for example", at: node.offset, losesKeys: false)
      return nil
    }
    return .init(name: name, offset: node.offset)
  }

  // MARK: Descriptions

  private mutating func notes(in members: [DocumentEntry], on messages: [DocumentEntry]) -> [MessageNote] {
    let texts = Dictionary(messages.map { ($0.key, $0.value.text ?? "") }) { first, _ in first }
    return members.compactMap { member in
      guard !ARBFile.isMessage(member.key), !member.key.hasPrefix("@@") else { return nil }
      let key = String(member.key.dropFirst())
      // Flutter doesn't read what describes no message.
      guard let text = texts[key],
        let fields = member.value.fields(reportingTo: &problems, as: "the description of '\(key)'")
      else { return nil }
      var note = MessageNote(key: key, keyOffset: member.keyOffset)
      note.description = fields.value("description")?.text.flatMap { $0.isEmpty ? nil : $0 }
      if let node = fields.value("placeholders"), !node.isNull {
        let uses = ArgumentUses(of: text, map)
        note.arguments = (node.fields(reportingTo: &problems, as: "'placeholders'") ?? []).compactMap {
          argument($0, uses)
        }
      }
      return note.isEmpty ? nil : note
    }
  }

  private mutating func argument(_ member: DocumentEntry, _ uses: ArgumentUses) -> MessageNote.Argument? {
    guard let fields = member.value.fields(reportingTo: &problems, as: "the placeholder '\(member.key)'") else {
      return nil
    }
    var argument = MessageNote.Argument(name: member.key, offset: member.keyOffset)
    argument.example = fields.value("example")?.text.flatMap { $0.isEmpty ? nil : $0 }
    let type = fields.value("type")
    argument.type = ARBType.argumentType(of: type?.text, kinds: uses.kinds[member.key] ?? [])
    guard let format = fields.value("format"), let name = format.text else { return argument }
    let parameters = fields.value("optionalParameters")?.entries ?? []
    argument.format = ARBType.format(named: name, type: type?.text ?? "", parameters)
    if argument.format == nil {
      doubtsOfNotes.report(
        "the format '\(name)' is Flutter's own, and Swift code writes '\(member.key)' without it", at: format.offset,
        losesKeys: false)
    }
    return argument
  }

  /// The ways in which a message uses its arguments.
  private struct ArgumentUses {
    let kinds: [String: [PatternArgument.Kind]]

    init(of text: String, _ map: SourceMap) {
      let arguments = BundleFormats.syntax(of: map)?.parse(text).pattern.arguments ?? []
      kinds = Dictionary(arguments.map { ($0.name, $0.uses.map(\.kind)) }) { first, _ in first }
    }
  }
}

extension DocumentNode {
  fileprivate var isNull: Bool {
    if case .text(let text) = content { text.isNull } else { false }
  }
}
