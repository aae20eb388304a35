import L10nAllLanguages
import L10nLanguage
import L10nMessages
import L10nText

/// The keys of a project's files that belong to one message: those with suffixes for numbers, ordinals and genders.
///
/// A key such as `reason_other` may be the plural of a language without other forms, or a message of its own. The files
/// of all languages decide: a key is a plural if one of them has several of its forms, or writes the number in it.
struct I18nextFamilies: KeyFamilies {
  /// The messages with a cardinal plural.
  private var plurals: Set<Name> = []
  /// The messages with an ordinal plural.
  private var ordinals: Set<Name> = []
  /// The genders that select the texts of a message.
  private var genders: [Name: Set<String>] = [:]

  /// A key without suffixes, below a key path.
  private struct Name: Hashable {
    var path: [String]
    var key: String
  }

  // MARK: Finding

  mutating func add(_ root: DocumentNode, in namespace: [String]) {
    switch root.content {
    case .mapping(let entries):
      find(in: entries, namespace)
      for entry in entries { add(entry.value, in: namespace + [entry.key]) }
    case .list(let items):
      for (index, item) in items.enumerated() { add(item, in: namespace + [String(index)]) }
    case .text, .unread: break
    }
  }

  private mutating func find(in entries: [DocumentEntry], _ path: [String]) {
    let texts = Dictionary(entries.compactMap { entry in entry.value.text.map { (entry.key, $0) } }) { first, _ in first
    }
    var forms: [String: (cardinal: Set<PluralCategory>, ordinal: Set<PluralCategory>, writesNumber: Bool)] = [:]
    for entry in entries {
      guard entry.value.text != nil || entry.value.isUnread, let (base, suffix) = I18nextSuffix.split(entry.key) else {
        continue
      }
      var own = forms[base] ?? ([], [], false)
      if suffix.isOrdinal { own.ordinal.insert(suffix.category) } else { own.cardinal.insert(suffix.category) }
      own.writesNumber = own.writesNumber || entry.value.text?.writesNumber ?? false
      forms[base] = own
    }
    for (base, var own) in forms {
      // Without a form for all other numbers, i18next finds the text without a suffix.
      if !own.cardinal.isEmpty, !own.cardinal.contains(.other), texts[base]?.writesNumber == true {
        own.cardinal.insert(.other)
        own.writesNumber = true
      }
      let isMarked = own.cardinal.contains(.other) || own.cardinal.count > 1
      // `step_one`, `step_two`, `step_three` are the words of a series.
      let isSeries = texts["\(base)_three"] != nil
      if isMarked, !isSeries, own.writesNumber || own.cardinal.contains(.other) && own.cardinal.count > 1 {
        plurals.insert(Name(path: path, key: base))
      }
      if own.ordinal.contains(.other) || own.ordinal.count > 1 { ordinals.insert(Name(path: path, key: base)) }
    }
    for key in Set(texts.keys).union(forms.keys) {
      guard let (base, gender) = I18nextSuffix.splitGender(key), texts[key] != nil || isPlural(key, path) else {
        continue
      }
      let isSentence = texts[base]?.isSentence ?? false
      guard isSentence || isPlural(base, path) && forms[base]?.cardinal.isEmpty == false else { continue }
      genders[Name(path: path, key: base), default: []].insert(gender)
    }
  }

  private func isPlural(_ key: String, _ path: [String]) -> Bool { plurals.contains(Name(path: path, key: key)) }

  // MARK: Joining

  /// Returns a file with its families as messages.
  ///
  /// - Parameter language: the language of its texts.
  func joined(_ root: DocumentNode, in namespace: [String], language: String) -> JoinedKeys {
    var joined = JoinedKeys(root: root)
    let rules = LanguageTag(language).map { PluralRules(for: $0) }
    joined.root = join(root, namespace, &joined, rules)
    return joined
  }

  private func join(_ node: DocumentNode, _ path: [String], _ joined: inout JoinedKeys, _ rules: PluralRules?)
    -> DocumentNode
  {
    switch node.content {
    case .text, .unread: return node
    case .list(let items):
      let read = items.enumerated().map { join($1, path + [String($0)], &joined, rules) }
      return DocumentNode(offset: node.offset, content: .list(read))
    case .mapping(let entries):
      let messages = messages(of: entries, path)
      let names = Set(messages.filter { !$0.members.isPlain }.map(\.key))
      let read = messages.map { key, members in
        let first = members.first
        guard members.isPlain else {
          let value = members.node(rules, &joined.composed, &joined.problems)
          return DocumentEntry(key: key, keyOffset: first.keyOffset, value: value)
        }
        // A text that no form of the plural is next to translates the plural.
        let name = names.contains(first.key) ? key : first.key
        let value = join(first.value, path + [name], &joined, rules)
        return DocumentEntry(key: name, keyOffset: first.keyOffset, value: value)
      }
      return DocumentNode(offset: node.offset, content: .mapping(read))
    }
  }

  /// Returns the messages of an object in its order.
  private func messages(of entries: [DocumentEntry], _ path: [String]) -> [(key: String, members: I18nextMembers)] {
    var messages: [(key: String, members: I18nextMembers)] = []
    /// The indexes of the messages that may have several entries.
    var indexes: [String: Int] = [:]
    let keys = Set(entries.map(\.key))
    var plain = keys
    for entry in entries {
      var (key, role) = place(of: entry, path)
      if case .plain = role, key != entry.key, isOther(entry, in: keys) {
        key = entry.key
        role = .form(I18nextSuffix(category: .other, isOrdinal: false), gender: nil)
      }
      if case .plain = role {
        // Another message may have the name that this text would get.
        while key != entry.key, !plain.insert(key).inserted { key += I18nextSuffix.plain }
        messages.append((key, I18nextMembers(entry, as: role)))
      } else if let index = indexes[key] {
        messages[index].members.add(entry, as: role)
      } else {
        indexes[key] = messages.count
        messages.append((key, I18nextMembers(entry, as: role)))
      }
    }
    return messages
  }

  /// Returns a Boolean value indicating whether i18next finds the text of a plural's key for all other numbers, because
  /// only other forms have a suffix.
  private func isOther(_ entry: DocumentEntry, in keys: Set<String>) -> Bool {
    guard entry.value.text != nil else { return false }
    let forms = PluralCategory.allCases.filter { category in
      keys.contains(entry.key + I18nextSuffix(category: category, isOrdinal: false).written)
    }
    return !forms.isEmpty && !forms.contains(.other)
  }

  /// Returns the message that an entry belongs to, and its part of it.
  private func place(of entry: DocumentEntry, _ path: [String]) -> (key: String, role: I18nextMembers.Role) {
    let key = entry.key
    guard entry.value.text != nil || entry.value.isUnread else {
      return (isPlural(key, path) ? key + I18nextSuffix.plain : key, .plain)
    }
    if let (base, suffix) = I18nextSuffix.split(key) {
      if suffix.isOrdinal, ordinals.contains(Name(path: path, key: base)) {
        return (base + I18nextSuffix.ordinal, .form(suffix, gender: nil))
      }
      if !suffix.isOrdinal, isPlural(base, path) {
        if let (person, gender) = I18nextSuffix.splitGender(base), hasGender(gender, person, path) {
          return (person, .form(suffix, gender: gender))
        }
        return (base, .form(suffix, gender: nil))
      }
    }
    if isPlural(key, path) { return (key + I18nextSuffix.plain, .plain) }
    if let (base, gender) = I18nextSuffix.splitGender(key), hasGender(gender, base, path) {
      return (base, .gender(gender))
    }
    return (key, genders[Name(path: path, key: key)] == nil ? .plain : .gender(nil))
  }

  private func hasGender(_ gender: String, _ key: String, _ path: [String]) -> Bool {
    genders[Name(path: path, key: key)]?.contains(gender) == true
  }
}

extension String {
  /// A Boolean value indicating whether the text has a placeholder of the number.
  fileprivate var writesNumber: Bool {
    contains("{{")
      && MessageSyntax.i18next.parse(self).pattern.arguments.contains { $0.name == MessageSyntax.pluralMapArgument }
  }

  /// A Boolean value indicating whether the text is more than a word, so that it can be in another gender.
  fileprivate var isSentence: Bool {
    contains("{{") || split(separator: " ").count > 1
  }
}
