import L10nMessages
import L10nLanguage

/// Reads the value of a key in a `.stringsdict` file (Foundation, "Stringsdict File Format").
struct StringsdictValueReader {
  private var problems: [DocumentProblem]
  /// Parts that were read, but may mean something else.
  private var doubts: [DocumentProblem] = []

  private static let formatKey = "NSStringLocalizedFormatKey"

  /// Reads the value of a key and adds the problems found.
  static func read(_ node: DocumentNode, _ problems: inout [DocumentProblem]) -> AppleTableValue {
    var reader = StringsdictValueReader(problems: problems)
    var value = reader.value(node)
    problems = reader.problems
    value?.doubts += reader.doubts
    return value ?? AppleTableValue(offset: node.offset, content: .unread)
  }

  private mutating func report(_ explanation: String, at offset: Int) {
    problems.report(explanation, at: offset, losesKeys: false)
  }

  private mutating func value(_ node: DocumentNode) -> AppleTableValue? {
    switch node.content {
    case .text: return AppleTableValue(text: node)
    case .unread: return nil
    case .list:
      report("a key has a <dict> with 'NSStringLocalizedFormatKey' and its variables; write one", at: node.offset)
      return nil
    case .mapping(let fields):
      if let format = fields.value(Self.formatKey) { return text(format, fields, node) }
      if let devices = fields.value("NSStringDeviceSpecificRuleType") { return self.devices(devices) }
      if let widths = fields.value("NSStringVariableWidthRuleType") { return widest(widths) }
      report(
        "this key has no text; add 'NSStringLocalizedFormatKey' with a text such as '%#@count@'", at: node.offset)
      return nil
    }
  }

  /// Reads a text with its variables.
  private mutating func text(_ format: DocumentNode, _ fields: [DocumentEntry], _ node: DocumentNode)
    -> AppleTableValue?
  {
    guard isText(format) else { return nil }
    var substitutions: [AppleTableValue.Substitution] = []
    let variables = fields.filter { $0.key != Self.formatKey }
    for variable in variables {
      guard let substitution = substitution(variable) else { return nil }
      substitutions.append(substitution)
    }
    var value = AppleTableValue(offset: node.offset, content: .text(format), substitutions: substitutions)
    guard !variables.isEmpty else { return value }
    let references = SubstitutionReferences(in: value)
    value.doubts = references.doubts
    for variable in variables where !references.names.contains(variable.key) {
      value.doubts.report(
        "no text names the variable '\(variable.key)'; write '%#@\(variable.key)@' in the text of this key, or remove the "
          + "variable", at: variable.keyOffset, losesKeys: false)
    }
    return value
  }

  private mutating func substitution(_ field: DocumentEntry) -> AppleTableValue.Substitution? {
    guard case .mapping(let fields) = field.value.content else {
      if !field.value.isUnread { report("a variable is a <dict> with plural categories", at: field.value.offset) }
      return nil
    }
    if let rule = fields.value("NSStringFormatSpecTypeKey")?.text, rule != "NSStringPluralRuleType" {
      report("a variable of the type '\(rule)' can't be read; known is NSStringPluralRuleType", at: field.keyOffset)
      return nil
    }
    var variants: [AppleTableValue.PluralVariant] = []
    for variant in fields where !variant.key.hasPrefix("NSStringFormat") {
      guard let category = variant.pluralCategory(reportingTo: &problems) else { return nil }
      guard isText(variant.value) else { return nil }
      variants.append(.init(category: category, keyOffset: variant.keyOffset, text: variant.value))
    }
    if !variants.contains(where: { $0.category == .other }) {
      let explanation = "the plural '\(field.key)' has no 'other'; add it, for all other numbers"
      guard let last = variants.last else {
        report(explanation, at: field.keyOffset)
        return nil
      }
      // There is no other text for these numbers.
      doubts.report(explanation, at: field.keyOffset, losesKeys: false)
      variants.append(.init(category: .other, keyOffset: last.keyOffset, text: last.text))
    }
    // Some files have a percent sign here: `%ld`.
    let type = fields.value("NSStringFormatValueTypeKey")?.text?.drop { $0 == "%" } ?? ""
    return AppleTableValue.Substitution(
      name: field.key, position: nil, specifier: type.isEmpty ? "d" : String(type),
      variants: variants.sorted { $0.category < $1.category }, startsWithOwnArgument: true)
  }

  private mutating func isText(_ node: DocumentNode) -> Bool {
    if case .text = node.content { return true }
    if !node.isUnread {
      report("this is text in other entries; write it between <string> and </string>", at: node.offset)
    }
    return false
  }

  private mutating func devices(_ node: DocumentNode) -> AppleTableValue? {
    var devices: [(name: String, content: AppleTableValue.Content)] = []
    for device in node.entries {
      guard isText(device.value) else { return nil }
      devices.append((device.key, .text(device.value)))
    }
    return devices.isEmpty ? nil : AppleTableValue(offset: node.offset, content: .devices(devices))
  }

  /// Returns the text for the widest place, which is the complete one.
  private mutating func widest(_ node: DocumentNode) -> AppleTableValue? {
    let widest = node.entries.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
    guard let widest, isText(widest.value) else { return nil }
    return AppleTableValue(text: widest.value)
  }
}
