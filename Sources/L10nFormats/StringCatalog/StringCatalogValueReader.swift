import L10nLanguage
import L10nMessages

/// Reads a localization of a catalog: a string's value in one language.
struct StringCatalogValueReader {
  private var problems: [DocumentProblem]
  private var doubts: [DocumentProblem] = []

  /// Reads a localization and adds the problems found.
  static func read(_ node: DocumentNode, _ problems: inout [DocumentProblem]) -> AppleTableValue {
    var reader = StringCatalogValueReader(problems: problems)
    let content = reader.content(node)
    var value = AppleTableValue(offset: node.offset, content: content)
    if case .mapping(let fields) = node.content, let node = fields.value("substitutions") {
      let entries = node.fields(reportingTo: &reader.problems) ?? []
      value = AppleTableValue(
        offset: value.offset, content: content, substitutions: entries.compactMap { reader.substitution($0) })
      value.doubtsOfOrder = Self.doubtsOfOrder(in: value, entries)
      reader.doubts.add(SubstitutionReferences(in: value).doubts)
    }
    problems = reader.problems
    value.doubts = reader.doubts
    return value
  }

  /// Returns a doubt for each substitution whose argument is known only from the order of the text.
  private static func doubtsOfOrder(in value: AppleTableValue, _ entries: [DocumentEntry]) -> [DocumentProblem] {
    let counted = value.substitutions.filter { $0.position == nil }
    guard !counted.isEmpty, let text = value.content.texts.first else { return [] }
    var doubts: [DocumentProblem] = []
    for argument in AppleTableComposition.arguments(of: text, value) where !argument.isNumbered {
      guard let entry = entries.first(where: { $0.key == argument.name }),
        counted.contains(where: { $0.name == argument.name })
      else { continue }
      doubts.report(
        "'\(entry.key)' has no 'argNum', so its place in the text counts: it is argument \(argument.position); write "
          + "\"argNum\" : \(argument.position)", at: entry.keyOffset, losesKeys: false)
    }
    return doubts
  }

  private mutating func content(_ node: DocumentNode) -> AppleTableValue.Content {
    guard let fields = node.fields(reportingTo: &problems) else { return .unread }
    if let unit = fields.value("stringUnit") {
      reportIgnored("variations", beside: "stringUnit", in: fields)
      return text(ofUnit: unit).map { .text($0) } ?? .unread
    }
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

  private mutating func list(_ node: DocumentNode) -> AppleTableValue.Content {
    guard let fields = node.fields(reportingTo: &problems) else { return .unread }
    guard let values = fields.value("values"), case .list(let items) = values.content else {
      problems.report(
        "a 'stringSet' has its strings in 'values'; write \"values\" : [ … ]", at: node.offset, losesKeys: false)
      return .unread
    }
    let texts = items.compactMap { text($0) }
    return texts.count == items.count ? .list(texts) : .unread
  }

  private mutating func variations(_ node: DocumentNode) -> AppleTableValue.Content {
    guard let fields = node.fields(reportingTo: &problems) else { return .unread }
    if let plural = fields.value("plural") {
      reportIgnored("device", beside: "plural", in: fields)
      guard let variants = self.plural(plural) else { return .unread }
      reportFraction(in: variants)
      return .plural(variants)
    }
    if let device = fields.value("device") { return devices(device) }
    let kinds = fields.map { "'\($0.key)'" }.joined(separator: ", ")
    problems.report(
      "variations by \(kinds.isEmpty ? "nothing" : kinds) can't be read; known are 'plural' and 'device'",
      at: node.offset, losesKeys: false)
    return .unread
  }

  /// Reports a plural of a fraction, which Swift creates from a `Double`.
  private mutating func reportFraction(in variants: [AppleTableValue.PluralVariant]) {
    guard let text = variants.last?.text, let format = text.text, format.utf8.contains(UInt8(ascii: "%")),
      format.utf8.contains(where: { UInt8(ascii: "e")...UInt8(ascii: "g") ~= $0 })
    else { return }
    let types = MessageSyntax.printf.parse(format).pattern.elements.compactMap { element -> ArgumentType? in
      guard case .placeholder(let hole) = element, case .conversion(let conversion) = hole.format else { return nil }
      return conversion.argumentType
    }
    guard types.contains(.double), !types.contains(.int) else { return }
    doubts.report(
      "a plural counts a whole number, and this one has none, so the accessor gets an argument 'count' for it; write the "
        + "number as '%lld', or the text without a plural", at: text.offset, losesKeys: false)
  }

  private mutating func reportIgnored(_ key: String, beside other: String, in fields: [DocumentEntry]) {
    guard fields.count > 1, let ignored = fields.first(where: { $0.key == key }) else { return }
    doubts.report(
      "'\(key)' is ignored, because '\(other)' is beside it; remove one of the two", at: ignored.keyOffset,
      losesKeys: false)
  }

  private mutating func devices(_ node: DocumentNode) -> AppleTableValue.Content {
    guard let fields = node.fields(reportingTo: &problems) else { return .unread }
    var devices: [(name: String, content: AppleTableValue.Content)] = []
    for field in fields {
      let content = content(field.value)
      switch content {
      case .text, .plural: devices.append((field.key, content))
      case .list, .devices:
        problems.report(
          "a device has a string or a plural; write its 'stringUnit'", at: field.value.offset, losesKeys: false)
        return .unread
      case .unread: return .unread
      }
    }
    guard !devices.isEmpty else {
      problems.report("variations by device have a string for each device; add them", at: node.offset, losesKeys: false)
      return .unread
    }
    return .devices(devices)
  }

  private mutating func plural(_ node: DocumentNode) -> [AppleTableValue.PluralVariant]? {
    var variants: [AppleTableValue.PluralVariant] = []
    for field in node.fields(reportingTo: &problems) ?? [] {
      guard let category = field.pluralCategory(reportingTo: &problems) else { return nil }
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

  private mutating func substitution(_ entry: DocumentEntry) -> AppleTableValue.Substitution? {
    guard let fields = entry.value.fields(reportingTo: &problems) else { return nil }
    let position = position(fields.value("argNum"))
    let specifier = specifier(fields.value("formatSpecifier"))
    guard let variations = fields.value("variations"),
      let plural = variations.fields(reportingTo: &problems)?.value("plural"),
      let variants = self.plural(plural)
    else {
      problems.report(
        "the substitution '\(entry.key)' has no plural that can be read; add its 'variations'", at: entry.keyOffset,
        losesKeys: false)
      return nil
    }
    return .init(name: entry.key, position: position, specifier: specifier, variants: variants)
  }

  /// Returns the position of a substitution's argument, or `nil` if it isn't given or isn't valid.
  private mutating func position(_ node: DocumentNode?) -> Int? {
    guard let node, !node.isUnread else { return nil }
    if case .text(let text) = node.content, !text.map.isQuoted, let position = Int(text.text), position > 0 {
      return position
    }
    problems.report(
      "'argNum' is the argument's position, a whole number from 1; write \"argNum\" : 1, for example", at: node.offset,
      losesKeys: false)
    return nil
  }

  /// Returns the conversion of a substitution's argument, without its percent sign.
  private mutating func specifier(_ node: DocumentNode?) -> String {
    let standard = "lld"
    guard let node, let written = node.text else { return standard }
    guard let conversion = PrintfConversion(whole: "%\(written)") else {
      problems.report(
        "'\(written)' isn't the conversion of a number; write \"formatSpecifier\" : \"\(standard)\"", at: node.offset,
        losesKeys: false)
      return standard
    }
    if conversion.argumentType != .int || conversion.width != nil || !conversion.flags.isEmpty {
      doubts.report(
        "a plural counts a whole number, which the accessor writes as the language does; write \"formatSpecifier\" : "
          + "\"\(standard)\", or the text without a plural", at: node.offset, losesKeys: false)
    }
    return written
  }
}
