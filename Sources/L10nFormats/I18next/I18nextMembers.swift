import L10nAllLanguages
import L10nLanguage
import L10nMessages
import L10nText

/// The entries of one object that belong to one message.
struct I18nextMembers {
  /// The part of a message that an entry is.
  enum Role {
    /// A message by itself.
    case plain
    /// The text for a gender, or for all others.
    case gender(String?)
    /// The text for a category of numbers, and for a gender or for all others.
    case form(I18nextSuffix, gender: String?)
  }

  /// The first entry in the file.
  let first: DocumentEntry
  private var members: [(entry: DocumentEntry, role: Role)] = []

  init(_ entry: DocumentEntry, as role: Role) {
    first = entry
    members = [(entry, role)]
  }

  mutating func add(_ entry: DocumentEntry, as role: Role) { members.append((entry, role)) }

  /// A Boolean value indicating whether the message is one text under its own key.
  var isPlain: Bool {
    guard members.count == 1 else { return false }
    switch members[0].role {
    case .plain, .gender(nil): return true
    case .gender, .form: return false
    }
  }

  /// Returns the message: a mapping of categories if it is a plural of texts, or else a text in ICU's syntax.
  ///
  /// - Parameters:
  ///   - rules: the rules of the language, or `nil` if it isn't known.
  ///   - composed: the composed texts by the offsets of their nodes; this text is added if it is composed.
  ///   - problems: the list to add problems to.
  func node(
    _ rules: PluralRules?, _ composed: inout [Int: ComposedText], _ problems: inout [DocumentProblem]
  ) -> DocumentNode {
    // i18next takes null for a text that hasn't been translated.
    let written = members.filter { !$0.entry.value.isNull }
    guard let first = written.first?.entry.value else { return self.first.value }
    if written.contains(where: \.entry.value.isUnread) { return .unread(at: first.offset) }
    var forms: [DocumentEntry] = []
    for (entry, role) in written {
      guard case .form(let suffix, gender: nil) = role, !suffix.isOrdinal else { break }
      forms.append(DocumentEntry(key: suffix.category.rawValue, keyOffset: entry.keyOffset, value: entry.value))
    }
    // The node begins where its first text does, which no object of the file does.
    if forms.count == written.count { return DocumentNode(offset: first.offset, content: .mapping(forms)) }
    var composition = I18nextComposition(rules)
    do {
      let (text, parts) = try composition.message(of: written.map { ($0.entry.value, $0.role) })
      composed[first.offset] = parts
      return DocumentNode(offset: first.offset, content: .text(DocumentText(text: text, map: .i18nextComposed)))
    } catch {
      problems.append(error.problem)
      return .unread(at: first.offset)
    }
  }
}

extension DocumentNode {
  fileprivate var isNull: Bool {
    if case .text(let text) = content { text.isNull } else { false }
  }
}
