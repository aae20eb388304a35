import L10nLanguage
import L10nMessages

/// A message as a resource: a string, an array or plurals. Its texts have the conversions of Java's `Formatter`, and are
/// as they are read.
enum AndroidValue {
  case string(String)
  case array([String])
  case plurals([(category: PluralCategory, text: String)])

  /// - Throws: the reason why Android's resources can't hold the message.
  init(of text: AppleTableString.Text, _ string: AppleTableString) throws(AppleTextWriter.Inexpressible) {
    if let verbatim = text.verbatim, !text.isList {
      self = .string(try JavaFormat.text(verbatim))
      return
    }
    let writer = AppleTextWriter(string.arguments)
    if text.isList {
      var items: [String] = []
      for pattern in text.patterns {
        guard case .text(let pattern) = try PluralTexts(pattern, for: Self.owner) else {
          throw .init(reason: "an item of an Android array has no plural")
        }
        items.append(try Self.text(pattern, writer))
      }
      self = .array(items)
      return
    }
    switch try PluralTexts(text.patterns.first ?? MessagePattern(), for: Self.owner) {
    case .text(let pattern): self = .string(try Self.text(pattern, writer))
    case .plural(let argument, let variants):
      let number = try writer.number(of: argument)
      var texts: [(category: PluralCategory, text: String)] = []
      for (category, pattern) in variants { texts.append((category, try Self.text(pattern, writer, number: number))) }
      self = .plurals(texts)
    }
  }

  private static let owner = PluralTexts.Owner(entry: "an Android resource", name: "Android")

  private static func text(
    _ pattern: MessagePattern, _ writer: AppleTextWriter, number: String = ""
  ) throws(AppleTextWriter.Inexpressible) -> String {
    try JavaFormat.text(try writer.written(pattern, number: number))
  }

  // MARK: Comparing

  /// Returns a Boolean value indicating whether a file already has the value.
  func isRead(as node: DocumentNode) -> Bool {
    guard let leaves = leaves(in: node) else { return false }
    return leaves.allSatisfy { $0.text?.utf8.elementsEqual($1.utf8) == true }
  }

  /// Returns the nodes of a file's value, each with its new text, or `nil` if the file's value has other parts.
  func leaves(in node: DocumentNode) -> [(DocumentNode, String)]? {
    switch (self, node.content) {
    case (.string(let text), .text): return [(node, text)]
    case (.array(let texts), .list(let nodes)):
      return texts.count == nodes.count && !nodes.contains(where: \.isUnread) ? Array(zip(nodes, texts)) : nil
    case (.plurals(let variants), .mapping(let entries)):
      guard variants.count == entries.count else { return nil }
      var leaves: [(DocumentNode, String)] = []
      for (category, text) in variants {
        guard let entry = entries.first(where: { $0.key == category.rawValue }), !entry.value.isUnread else {
          return nil
        }
        leaves.append((entry.value, text))
      }
      return leaves
    default: return nil
    }
  }

  // MARK: Writing

  /// Returns the value as an element, without a line break at the end.
  func element(named name: String, isTranslatable: Bool, description: String?, indentation: String) -> String {
    var lines: [String] = []
    if let description {
      lines.append("<!-- \(description.replacing("--", with: "- -").split(separator: "\n").joined(separator: " ")) -->")
    }
    let attributes = "name=\"\(name)\"\(isTranslatable ? "" : " translatable=\"false\"")"
    let step = indentation.isEmpty ? "    " : indentation
    func list(_ element: String, _ items: [String]) {
      lines.append("<\(element) \(attributes)>")
      lines += items.map { step + $0 }
      lines.append("</\(element)>")
    }
    switch self {
    case .string(let text):
      let format = JavaFormat.mistake(in: text) == nil ? "" : " formatted=\"false\""
      lines.append("<string \(attributes)\(format)>\(Self.content(text))</string>")
    case .array(let texts): list("string-array", texts.map { "<item>\(Self.content($0))</item>" })
    case .plurals(let variants):
      list("plurals", variants.map { "<item quantity=\"\($0.category.rawValue)\">\(Self.content($0.text))</item>" })
    }
    return lines.map { indentation + $0 }.joined(separator: "\n")
  }

  /// Returns a text as the content of a new element. Android ignores inline tags in formats, so there they are text.
  private static func content(_ text: String) -> String {
    guard text.contains("<"), !JavaFormat.hasConversion(text) else { return AndroidString.escaped(text) }
    let tags = AndroidString.escaped(text, .init(keepsTags: true))
    let isWellFormed = XMLEventReader.read(Array("<string>\(tags)</string>".utf8)) { _ in true } == nil
    let isRead = AndroidStringReader.text(of: Array(tags.utf8)[...]) == text
    return isWellFormed && isRead ? tags : AndroidString.escaped(text)
  }
}
