import L10nMessages
import L10nLanguage

/// Writes plurals to a `.stringsdict` file: entries that differ are replaced, and new keys are added at the end.
struct StringsdictWriter {
  private let texts: AppleTextWriter
  private let arguments: [AppleTableString.Argument]

  /// Returns a file with the strings, or `nil` if it has mistakes or its layout doesn't allow additions.
  ///
  /// - Parameters:
  ///   - strings: strings with a text in one language.
  ///   - bytes: the file as UTF-8; empty for a new one.
  static func writing(_ strings: [AppleTableString], to bytes: [UInt8]) -> AppleTableString.Written? {
    let old = bytes.isEmpty ? Array(empty.utf8) : bytes
    guard let file = PropertyListReader.keyedText(of: old), var entries = file.entries else { return nil }
    let root = PropertyListReader.read(old, .none).root?.entries ?? []
    let present = Dictionary(root.map { ($0.key, $0.value) }) { first, _ in first }
    var indexes = Dictionary(entries.indices.map { (entries[$0].key, $0) }) { first, _ in first }
    var written = AppleTableString.Written(bytes: [], changes: 0, refusals: [])
    for string in strings {
      for text in string.texts {
        do throws(AppleTextWriter.Inexpressible) {
          let entry = try StringsdictWriter(string.arguments).entry(string, text)
          if let node = present[string.key], node.hasTexts(of: entry) { continue }
          let new = KeyedText(key: string.key, head: file.lines(entry))
          if let index = indexes[string.key] {
            entries[index] = new
          } else {
            indexes[string.key] = entries.count
            entries.append(new)
          }
          written.changes += 1
        } catch {
          written.refusals.append((string.key, text.language, error.reason))
        }
      }
    }
    written.bytes = file.bytes(withLines: entries)
    return written
  }

  private init(_ arguments: [AppleTableString.Argument]) {
    texts = AppleTextWriter(arguments)
    self.arguments = arguments
  }

  /// A file without entries, as Xcode creates it.
  static let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    </dict>
    </plist>

    """

  // MARK: Entries

  /// Returns the key with its value, without a line break at the end.
  private func entry(
    _ string: AppleTableString, _ text: AppleTableString.Text
  ) throws(AppleTextWriter.Inexpressible) -> String {
    guard !text.isList, let pattern = text.patterns.first else {
      throw .init(reason: "the file of one language has no lists")
    }
    var lines = PropertyListLines(depth: 1)
    if let description = string.description { lines.comment(description) }
    lines.key(string.key)
    lines.open("dict")
    if case .select(let choice)? = pattern.elements.first, pattern.elements.count == 1, isDevice(choice.argument) {
      try addDevices(choice, to: &lines)
    } else {
      try addText(pattern, to: &lines)
    }
    lines.close("dict")
    return lines.text
  }

  private func isDevice(_ name: String) -> Bool { arguments.contains { $0.name == name && $0.isDevice } }

  private func addDevices(_ choice: SelectChoice, to lines: inout PropertyListLines) throws(AppleTextWriter
    .Inexpressible)
  {
    lines.key("NSStringDeviceSpecificRuleType")
    lines.open("dict")
    for branch in choice.branches { lines.member(branch.keyword, try texts.written(branch.pattern)) }
    lines.close("dict")
  }

  /// Adds a text with a variable for each of its plurals.
  private func addText(_ pattern: MessagePattern, to lines: inout PropertyListLines) throws(AppleTextWriter
    .Inexpressible)
  {
    var variables: [(name: String, choice: PluralChoice)] = []
    var text = ""
    // Next to a plural, the same number has a position, too.
    let isAlone = arguments.count { !$0.isDevice } == 1 && !pattern.hasPlaceholder
    for element in pattern.elements {
      guard case .plural(let choice) = element else {
        text += try texts.written(MessagePattern([element]), isExplicit: !isAlone)
        continue
      }
      let name = Self.variable(choice.argument)
      guard !variables.contains(where: { $0.name == name }) else {
        throw .init(reason: "a table has one plural for a number; '\(choice.argument)' has two")
      }
      variables.append((name, choice))
      text += isAlone ? "%#@\(name)@" : "%\(try texts.position(of: choice.argument))$#@\(name)@"
    }
    guard !variables.isEmpty else {
      throw .init(reason: "a .stringsdict file has plurals and variants for devices only")
    }
    lines.member("NSStringLocalizedFormatKey", text)
    for (name, choice) in variables {
      lines.key(name)
      lines.open("dict")
      lines.member("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
      lines.member("NSStringFormatValueTypeKey", "lld")
      let number = try texts.number(of: choice.argument)
      for (category, pattern) in try choice.tableVariants().sorted(by: { $0.category < $1.category }) {
        lines.member(category.rawValue, try texts.written(pattern, number: number, isExplicit: !isAlone))
      }
      lines.close("dict")
    }
  }

  /// Returns the name of a variable, which can have only these characters in Foundation.
  private static func variable(_ argument: String) -> String {
    String(
      String.UnicodeScalarView(argument.unicodeScalars.map { $0.isASCII && $0.properties.isIDContinue ? $0 : "_" }))
  }
}

extension MessagePattern {
  fileprivate var hasPlaceholder: Bool {
    elements.contains { if case .placeholder = $0 { true } else { false } }
  }
}

extension DocumentNode {
  /// Returns a Boolean value indicating whether the node has the same texts as a written entry.
  fileprivate func hasTexts(of entry: String) -> Bool {
    let file = PropertyListReader.read(Array("<dict>\(entry)</dict>".utf8), .none)
    return file.root?.entries.first.map { hasTexts(of: $0.value) } ?? false
  }

  private func hasTexts(of other: DocumentNode) -> Bool {
    guard text == other.text, entries.count == other.entries.count else { return false }
    return entries.allSatisfy { entry in
      other.entries.value(entry.key).map { entry.value.hasTexts(of: $0) } ?? false
    }
  }
}
