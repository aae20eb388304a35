import TestSupport

/// A random project of two languages whose Korean file has another order, odd indentation, and a comment above each of
/// its keys that names the key.
struct UnformattedProject {
  static let formats = ["yml", "json", "strings", "stringsdict", "xcstrings"]

  let format: String
  private(set) var files: [String: String] = [:]
  /// The keys of the Korean file that have a comment above them, by the comment.
  private(set) var commented: [String: String] = [:]
  private var generator: SplitMix
  private var hasAnchor = false

  private typealias Namespace = (name: String?, keys: [String])

  init(format: String, seed: Int) {
    self.format = format
    generator = SplitMix(state: UInt64(seed))
    let isNested = format == "yml" || format == "json"
    var namespaces: [Namespace] = [
      (nil, ["title", "open", "a", "zebra"]), ("store", ["b", "a", "hours", "x_y"]), ("menu", ["one_dish", "c"]),
    ]
    if !isNested { namespaces = [(nil, ["title", "open", "a", "zebra", "b", "hours"])] }
    let lineBreak = pick("\n", "\n", "\r\n")
    let source = text(of: namespaces, "en")
    for index in namespaces.indices {
      namespaces[index].keys.shuffle(using: &generator)
      if Bool.random(using: &generator) { namespaces[index].keys.removeLast() }
      if Bool.random(using: &generator) { namespaces[index].keys.insert("extra\(index)", at: 0) }
    }
    // Keys without a namespace come first in the source, so that nesting is simple.
    if isNested { namespaces[1...].shuffle(using: &generator) }
    let korean = text(of: namespaces, "ko").replacing("\n", with: lineBreak)
    switch format {
    case "xcstrings": files["Localizable.xcstrings"] = korean
    case "strings", "stringsdict":
      files["en.lproj/Localizable.\(format)"] = source
      files["ko.lproj/Localizable.\(format)"] = korean
    default:
      files["en.\(format)"] = source
      files["ko.\(format)"] = korean
    }
  }

  /// The path of the Korean file.
  var path: String { files.keys.sorted().last ?? "" }

  private mutating func pick(_ texts: String...) -> String { texts.randomElement(using: &generator) ?? "" }

  private mutating func text(of namespaces: [Namespace], _ language: String) -> String {
    switch format {
    case "yml": yaml(namespaces, language)
    case "json": json(namespaces)
    case "strings": strings(namespaces[0].keys, language)
    case "stringsdict": stringsdict(namespaces[0].keys, language)
    default: catalog(namespaces[0].keys)
    }
  }

  private mutating func comment(above key: String, _ language: String, _ mark: (String) -> String) -> String {
    guard language == "ko", Int.random(in: 0...2, using: &generator) > 0 else { return "" }
    let comment = "about \(key) \(commented.count)"
    commented[comment] = key
    return mark(comment)
  }

  private mutating func yaml(_ namespaces: [Namespace], _ language: String) -> String {
    var text = pick("", "# The file\n\n", "---\n")
    for namespace in namespaces {
      let margin = namespace.name == nil ? "" : pick("  ", "  ", "    ", "   ")
      if let name = namespace.name { text += pick("", "\n") + "\(name):\(pick("", "  # below"))\n" }
      for (index, key) in namespace.keys.enumerated() {
        // A comment at the top of the file may be about the file.
        if !text.isEmpty, !text.hasPrefix("---") || text != "---\n", !(namespace.name == nil && index == 0) {
          text += comment(above: key, language) { "\(margin)# \($0)\n" }
        }
        text += "\(margin)\(pick(key, "\"\(key)\"", "'\(key)'")):\(yamlValue(margin, language))\n"
        text += pick("", "", "", "\n")
      }
    }
    return text + pick("", "", "\n", "# End\n")
  }

  private mutating func yamlValue(_ margin: String, _ language: String) -> String {
    let values = [
      " Text", " \"Quoted \(language)\"", " 'Single'", "  'It''s'  # comment", " \"a\\tb\"",
      " |\n\(margin)  Block\n\(margin)    text", " |-\n\(margin)      Block\n\n\(margin)      # no comment",
      "\n\(margin)   one: One\n\(margin)   other: Many", "\n\(margin)  - Item\n\(margin)  - \"Other\"",
      " >-\n\(margin)   folded\n\(margin)   text", " \"two\n\(margin)   lines\"", " Plain\n\(margin)   lines",
      hasAnchor ? " *shared" : " &shared Shared",
    ]
    let value = values.randomElement(using: &generator) ?? ""
    if value.contains("&shared") { hasAnchor = language == "ko" }
    return value.contains("&shared") && language == "en" ? " Shared" : value
  }

  private mutating func json(_ namespaces: [Namespace]) -> String {
    let colon = pick(": ", " : ", ":")
    var members: [String] = []
    for namespace in namespaces {
      let margin = namespace.name == nil ? "  " : pick("    ", "\t", "      ")
      let own = namespace.keys.map { key in
        let value = pick(
          "\"Text\"", "\"\\u00e9 \\\"q\\\"\"", "[\"a\", \"b\"]", "{ \"other\": \"Many\" }", "[\n\"a\"\n]")
        return "\(margin)\"\(key)\"\(colon)\(value)"
      }
      if let name = namespace.name {
        let isShort = Bool.random(using: &generator)
        members.append(
          isShort
            ? "  \"\(name)\": { \(own.joined(separator: ",")) }"
            : "  \"\(name)\"\(colon){\n\(own.joined(separator: ",\n"))\n  }")
      } else {
        members += own
      }
    }
    return "{\n\(members.joined(separator: pick(",\n", ",\n\n")))\n}\(pick("", "\n"))"
  }

  private mutating func strings(_ keys: [String], _ language: String) -> String {
    let entries = keys.map { key in
      pick("", "", "\n") + comment(above: key, language) { "/* \($0) */\n" } + pick("", "", "", "  ")
        + pick("\"\(key)\"", "\"\(key)\"", key) + pick(" = ", "=") + "\"Text\(pick("", "\\n", "\nline"))\";"
        + pick("", " // end")
    }
    return pick("", "/* File\n\n of strings */\n\n") + entries.joined(separator: "\n") + pick("", "\n", "\n\n")
  }

  private mutating func stringsdict(_ keys: [String], _ language: String) -> String {
    let entries = keys.map { key in
      let margin = pick("\t", "\t", "  ")
      let comment = comment(above: key, language) { "\(margin)<!-- \($0) -->\n" }
      return """
        \(comment)\(margin)<key>\(key)</key>
        \(margin)<dict>
        \(margin)\t<key>NSStringLocalizedFormatKey</key>
        \(margin)\t<string>%#@n@</string>
        \(margin)\t<key>n</key>
        \(margin)\t<dict>
        \(margin)\t\t<key>NSStringFormatSpecTypeKey</key>
        \(margin)\t\t<string>NSStringPluralRuleType</string>
        \(margin)\t\t<key>NSStringFormatValueTypeKey</key>
        \(margin)\t\t<string>lld</string>
        \(margin)\t\t<key>other</key>
        \(margin)\t\t<string>%lld\n  items</string>
        \(margin)\t</dict>
        \(margin)</dict>

        """
    }
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(entries.joined())</dict>\n</plist>\n"
  }

  private mutating func catalog(_ keys: [String]) -> String {
    let colon = pick(": ", " : ")
    let entries = keys.map { key in
      "\"\(key)\"\(colon){ \"localizations\"\(colon){ \"ko\": { \"stringUnit\": { \"value\": \"가 \(key)\", \"state\": "
        + "\"translated\" } }, \"en\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"Text\" } } } }"
    }
    return "{\n  \"version\": \"1.0\", \"strings\": {\n\(entries.joined(separator: ",\n"))\n  },\n"
      + "  \"sourceLanguage\": \"en\"\n}\n"
  }
}
