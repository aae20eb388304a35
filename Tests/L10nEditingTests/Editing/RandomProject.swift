import TestSupport

/// Random projects with two languages, in one of the formats that are edited in place.
struct RandomProject {
  /// The formats.
  static let formats = ["yml", "json", "flat.json", "xcstrings", "strings", "stringsdict"] + platformFormats

  let format: String
  var generator: SplitMix
  /// The quotes around the keys of YAML files, or `nil` if each key has its own.
  private let quotes: String?
  /// The keys of the source language, in the order of its file.
  private(set) var keys: [[String]] = []
  private(set) var files: [String: String] = [:]

  init(format: String, seed: Int) {
    self.format = format
    generator = SplitMix(state: UInt64(seed))
    quotes = ["", "\"", "'", nil].randomElement(using: &generator) ?? nil
    let count = Int.random(in: 2...7, using: &generator)
    let isNested = ["yml", "json", "i18next"].contains(format)
    for number in 0..<count {
      let namespace = isNested || format == "flat.json" ? ["store", "a-b"][number % 2] : nil
      let isNamed = Bool.random(using: &generator)
      keys.append(
        (isNamed ? [namespace] : []).compactMap { $0 } + [
          "\((namespace == nil ? Self.tableNames : Self.names)[number])\(number)"
        ])
    }
    keys.sort { ($0.count, $0[0]) > ($1.count, $1[0]) }
    var translated = keys.filter { _ in Int.random(in: 0...3, using: &generator) > 0 }
    if translated.isEmpty { translated = keys }
    switch format {
    case "xcstrings": files["Localizable.xcstrings"] = catalog(keys.map { $0.joined() }, translated.map { $0.joined() })
    case "strings", "stringsdict":
      files["en.lproj/Localizable.\(format)"] = file(keys, "en")
      files["ko.lproj/Localizable.\(format)"] = file(translated, "ko")
    case _ where Self.platformFormats.contains(format):
      for (keys, language) in [(keys, "en"), (translated, "ko")] {
        files[Self.path(language, format)] = file(keys, language)
      }
    default:
      files["en.\(format.suffix(4) == "json" ? "json" : "yml")"] = file(keys, "en")
      files["ko.\(format.suffix(4) == "json" ? "json" : "yml")"] = file(translated, "ko")
    }
    if isNested, let key = keys.randomElement(using: &generator) {
      files["metadata.yml"] = "# Facts\n\(key.joined(separator: ".")):\n  description: \"A text\"  # short\n"
    }
  }

  /// Keys of tables that are spelled as key paths.
  private static let tableNames = ["the_title", "open_now", "b", "more", "xY", "closed", "Hello"]
  private static let names = ["title", "open_now", "b", "가", "x-y", "closed", "Hello"]

  /// Returns another key in the same mapping.
  mutating func newKey(besides key: [String]) -> [String] {
    let isTable = format.contains("strings") || Self.platformFormats.contains(format)
    // Whether a key had quotes before it got some can be told only from the other keys.
    let words = format == "yml" && quotes != nil ? ["y", "No", "true", "null"] : []
    // Flutter's keys are names of functions in Dart.
    let names = ["fresh", "zz_9", format == "arb" ? "neu" : "New", "aaa"] + (isTable ? [] : ["한글", "aaa-b"]) + words
    return key.dropLast() + [names.randomElement(using: &generator) ?? "fresh"]
  }

  mutating func randomKey() -> [String] { keys.randomElement(using: &generator) ?? [] }

  mutating func pick(_ texts: String...) -> String { texts.randomElement(using: &generator) ?? "" }

  private mutating func file(_ keys: [[String]], _ language: String) -> String {
    let lineBreak = pick("\n", "\r\n")
    let text =
      switch format {
      case "yml": yaml(keys, language)
      case "json": json(keys, language)
      case "strings": strings(keys, language)
      case "stringsdict": stringsdict(keys)
      case "arb": arb(keys, language)
      case "i18next": i18next(keys, language)
      case "android": android(keys, language)
      case "po": po(keys, language)
      default: flat(keys, language)
      }
    return text.replacing("\n", with: lineBreak)
  }

  private mutating func yaml(_ keys: [[String]], _ language: String) -> String {
    var text = pick("", "# The file\n", "---\n")
    let indentation = pick("  ", "    ")
    let habit = quotes ?? ""
    var namespace: String?
    for key in keys {
      let own = key.count > 1 ? key[0] : nil
      if let own, own != namespace {
        text += pick("", "\n", "# Section\n") + "\(habit)\(own)\(habit):\(pick("", "  # below"))\n"
      }
      namespace = own
      let margin = own == nil ? "" : indentation
      let last = key[key.count - 1]
      let quote = quotes ?? pick("", "\"", "'")
      let name = quote + last + quote
      let value = pick(
        " Text", " \"Quoted \(language)\"", "  'It''s'  # comment", " |\n\(margin)  Block\n\(margin)  text",
        "\n\(margin)  \(habit)one\(habit): One\n\(margin)  \(habit)other\(habit): Many", "\n\(margin)  - Item",
        " >-\n\(margin)   folded")
      // Writers of libyaml put a question mark before long keys.
      let mark = pick("", "", "", "? ")
      text += pick("", "", "\(margin)# About it\n", "\n")
      text += "\(margin)\(mark)\(name)\(mark.isEmpty ? "" : "\n\(margin)"):\(value)\n"
    }
    return text + pick("", "", "\n", "# End\n")
  }

  private mutating func value(_ language: String) -> String {
    pick("\"Téxt\"", "\"\(language) é \\\"q\\\"\"", "[\"é\", \"b\"]", "{ \"other\": \"Many é\" }")
  }

  private mutating func json(_ keys: [[String]], _ language: String) -> String {
    let colon = pick(": ", " : ", ":")
    let groups = Dictionary(grouping: keys) { $0.count > 1 ? $0[0] : "" }.sorted { $0.key < $1.key }
    var members: [String] = []
    for (namespace, keys) in groups {
      let own = keys.map { key in "\"\(key[key.count - 1])\"\(colon)\(value(language))" }
      if namespace.isEmpty {
        members += own.map { "  \($0)" }
      } else {
        members.append("  \"\(namespace)\"\(colon){\n    \(own.joined(separator: ",\n    "))\n  }")
      }
    }
    return escaped("{\n\(members.joined(separator: ",\n"))\n}\(pick("", "\n"))")
  }

  private mutating func flat(_ keys: [[String]], _ language: String) -> String {
    let members = keys.map { "  \"\($0.joined(separator: "."))\": \(value(language))" }
    return escaped("{\n\(members.joined(separator: ",\n"))\n}\n")
  }

  /// Returns a JSON file in which all characters beyond ASCII are escapes, or none.
  private mutating func escaped(_ text: String) -> String {
    guard Bool.random(using: &generator) else { return text }
    return text.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\u" + "000\(String(scalar.value, radix: 16))".suffix(4)
    }.joined()
  }

  private mutating func strings(_ keys: [[String]], _ language: String) -> String {
    let entries = keys.map { key in
      pick("", "/* About it */\n", "\n// MARK: x\n") + "\"\(key[0])\"\(pick(" = ", "="))\"Text \(language)\";"
        + pick("", " // end")
    }
    return pick("", "/* File */\n\n") + entries.joined(separator: "\n") + pick("\n", "\n\n")
  }

  private mutating func stringsdict(_ keys: [[String]]) -> String {
    let entries = keys.map { key in
      """
      \t<key>\(key[0])</key>\(pick("", " <!-- x -->"))
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@n@</string>
      \t\t<key>n</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>lld</string>
      \t\t\t<key>one</key>
      \t\t\t<string>%lld item</string>
      \t\t\t<key>other</key>
      \t\t\t<string>%lld \(pick("items", "&amp; more"))</string>
      \t\t</dict>
      \t</dict>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(entries.joined())</dict>
      </plist>

      """
  }

  private mutating func catalog(_ keys: [String], _ translated: [String]) -> String {
    func unit(_ text: String) -> String {
      "{\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"\(text)\"\n"
        + "          }\n        }"
    }
    // In the order in which Xcode writes them, but for those that somebody renamed by hand.
    var keys = keys.sorted { $0.lowercased() < $1.lowercased() }
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      keys.swapAt(
        keys.indices.randomElement(using: &generator) ?? 0, keys.indices.randomElement(using: &generator) ?? 0)
    }
    let entries = keys.map { key in
      let korean = translated.contains(key) ? ",\n        \"ko\" : \(unit("가 \(key)"))" : ""
      return
        "    \"\(key)\" : {\n      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n        \"en\" : "
        + unit("Text \(key)") + korean + "\n      }\n    }"
    }
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n"
      + "  \"version\" : \"1.0\"\n}\n"
  }
}
