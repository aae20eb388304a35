import L10nLanguage

/// The value that one language has for a string of a catalog.
struct StringCatalogValue {
  /// The start of the value, in scalars from the start of the file.
  let offset: Int
  private(set) var content: Content
  /// The substitutions for `%#@name@` in the text, in the order of the file.
  private(set) var substitutions: [Substitution] = []

  indirect enum Content {
    case text(DocumentNode)
    case list([DocumentNode])
    /// Texts by categories, and where the categories' keys begin.
    case plural([PluralVariant])
    /// Contents by devices, in the order of the file.
    case devices([(name: String, content: Content)])
    /// What is there couldn't be read.
    case unread
  }

  struct PluralVariant {
    var category: PluralCategory
    var keyOffset: Int
    var text: DocumentNode
  }

  /// A plural inside a text.
  struct Substitution {
    var name: String
    /// The position of its argument, or `nil` if the order of the text decides.
    var position: Int?
    /// The conversion for `%arg`, without the percent sign: `lld`.
    var specifier: String
    var variants: [PluralVariant]
  }

  /// A value of one text.
  init(text: DocumentNode) {
    offset = text.offset
    content = .text(text)
  }

  /// Reads a localization and adds the problems found.
  init(_ node: DocumentNode, _ problems: inout [DocumentProblem]) {
    offset = node.offset
    var reader = Reader(problems: problems)
    content = reader.content(node)
    if case .mapping(let fields) = node.content, let substitutions = fields.value("substitutions") {
      self.substitutions = (substitutions.fields(reportingTo: &reader.problems) ?? []).compactMap {
        reader.substitution($0)
      }
    }
    problems = reader.problems
  }

  /// A Boolean value indicating whether it is more than a text, a list or a plural of texts.
  var needsComposition: Bool {
    switch content {
    case .devices: true
    case .text(let text): !substitutions.isEmpty || text.text?.utf8.containsSubstitution == true
    case .list, .plural, .unread: !substitutions.isEmpty
    }
  }

  var hasPlural: Bool {
    if case .plural = content { true } else { false }
  }

  /// The node of a value that needs no composition.
  /// - Parameter isPlural: whether the message is a plural, which makes a text the one for all numbers.
  func node(isPlural: Bool) -> DocumentNode {
    switch content {
    case .text(let text) where isPlural:
      let other = DocumentEntry(key: PluralCategory.other.rawValue, keyOffset: text.offset, value: text)
      return DocumentNode(offset: offset, content: .mapping([other]))
    case .text(let text): return text
    case .list(let items): return DocumentNode(offset: offset, content: .list(items))
    case .plural(let variants):
      let entries = variants.map {
        DocumentEntry(key: $0.category.rawValue, keyOffset: $0.keyOffset, value: $0.text)
      }
      return DocumentNode(offset: offset, content: .mapping(entries))
    case .devices, .unread: return .unread(at: offset)
    }
  }
}

/// Reads the parts of a localization.
private struct Reader {
  var problems: [DocumentProblem]

  mutating func content(_ node: DocumentNode) -> StringCatalogValue.Content {
    guard let fields = node.fields(reportingTo: &problems) else { return .unread }
    if let unit = fields.value("stringUnit") { return text(ofUnit: unit).map { .text($0) } ?? .unread }
    if let set = fields.value("stringSet") { return list(set) }
    if let variations = fields.value("variations") { return self.variations(variations) }
    problems.report(
      "a localization has a 'stringUnit', 'variations' or a 'stringSet'; add the string, or remove the language",
      at: node.offset, losesKeys: false)
    return .unread
  }

  private mutating func text(ofUnit node: DocumentNode) -> DocumentNode? {
    guard let fields = node.fields(reportingTo: &problems) else { return nil }
    guard let value = fields.value("value") else {
      problems.report("this string has no 'value'; write \"value\" : \"…\"", at: node.offset, losesKeys: false)
      return nil
    }
    return text(value)
  }

  private mutating func text(_ value: DocumentNode) -> DocumentNode? {
    if case .text(let text) = value.content, text.map.isQuoted {
      return DocumentNode(
        offset: value.offset, content: .text(DocumentText(text: text.text, map: .catalogString)))
    }
    if !value.isUnread {
      problems.report("a string is text in double quotes; put it in quotes", at: value.offset, losesKeys: false)
    }
    return nil
  }

  private mutating func list(_ node: DocumentNode) -> StringCatalogValue.Content {
    guard let fields = node.fields(reportingTo: &problems) else { return .unread }
    guard let values = fields.value("values"), case .list(let items) = values.content else {
      problems.report(
        "a 'stringSet' has its strings in 'values'; write \"values\" : [ … ]", at: node.offset, losesKeys: false)
      return .unread
    }
    let texts = items.compactMap { text($0) }
    return texts.count == items.count ? .list(texts) : .unread
  }

  private mutating func variations(_ node: DocumentNode) -> StringCatalogValue.Content {
    guard let fields = node.fields(reportingTo: &problems) else { return .unread }
    if let plural = fields.value("plural") { return self.plural(plural).map { .plural($0) } ?? .unread }
    if let device = fields.value("device") { return devices(device) }
    let kinds = fields.map { "'\($0.key)'" }.joined(separator: ", ")
    problems.report(
      "variations by \(kinds.isEmpty ? "nothing" : kinds) can't be read; known are 'plural' and 'device'",
      at: node.offset, losesKeys: false)
    return .unread
  }

  private mutating func devices(_ node: DocumentNode) -> StringCatalogValue.Content {
    guard let fields = node.fields(reportingTo: &problems) else { return .unread }
    var devices: [(name: String, content: StringCatalogValue.Content)] = []
    for field in fields {
      let content = content(field.value)
      switch content {
      case .text, .plural: devices.append((field.key, content))
      case .list, .devices, .unread: return .unread
      }
    }
    return devices.isEmpty ? .unread : .devices(devices)
  }

  private mutating func plural(_ node: DocumentNode) -> [StringCatalogValue.PluralVariant]? {
    var variants: [StringCatalogValue.PluralVariant] = []
    for field in node.fields(reportingTo: &problems) ?? [] {
      guard let category = PluralCategory(rawValue: field.key) else {
        problems.report(
          "'\(field.key)' isn't a plural category; known are zero, one, two, few, many and other", at: field.keyOffset,
          losesKeys: false)
        return nil
      }
      guard let unit = field.value.fields(reportingTo: &problems)?.value("stringUnit"), let text = text(ofUnit: unit)
      else {
        if !field.value.isUnread {
          problems.report("a plural category has a 'stringUnit'", at: field.value.offset, losesKeys: false)
        }
        return nil
      }
      variants.append(.init(category: category, keyOffset: field.keyOffset, text: text))
    }
    guard variants.contains(where: { $0.category == .other }) else {
      problems.report("this plural has no 'other'; add it, for all other numbers", at: node.offset, losesKeys: false)
      return nil
    }
    return variants.sorted { $0.category < $1.category }
  }

  mutating func substitution(_ entry: DocumentEntry) -> StringCatalogValue.Substitution? {
    guard let fields = entry.value.fields(reportingTo: &problems) else { return nil }
    let position = fields.value("argNum")?.text.flatMap { Int($0) }
    guard let variations = fields.value("variations"),
      let plural = variations.fields(reportingTo: &problems)?.value("plural"),
      let variants = self.plural(plural)
    else {
      problems.report(
        "the substitution '\(entry.key)' has no plural that can be read; add its 'variations'", at: entry.keyOffset,
        losesKeys: false)
      return nil
    }
    return .init(
      name: entry.key, position: position, specifier: fields.value("formatSpecifier")?.text ?? "lld",
      variants: variants)
  }
}

extension String.UTF8View {
  /// A Boolean value indicating whether a substitution may be among the bytes: `%#@` or `%1$#@`.
  fileprivate var containsSubstitution: Bool {
    contains(UInt8(ascii: "%"))
      && zip(self, dropFirst()).contains { $0 == UInt8(ascii: "#") && $1 == UInt8(ascii: "@") }
  }
}
