/// Files of other platforms.
extension RandomProject {
  static let platformFormats = ["arb", "i18next", "android", "po"]

  /// Returns the path of a language's file.
  static func path(_ language: String, _ format: String) -> String {
    switch format {
    case "arb": "app_\(language).arb"
    case "android": language == "en" ? "values/strings.xml" : "values-\(language)/strings.xml"
    case "i18next": "\(language)/translation.json"
    default: "\(language).\(format)"
    }
  }

  mutating func arb(_ keys: [[String]], _ language: String) -> String {
    let members = keys.map { key in
      let value = pick("\"Téxt\"", "\"{n, plural, one{a} other{\\\"b\\\"}}\"")
      let description = pick("", ",\n  \"@\(key[0])\": {\n    \"description\": \"@\(key[0])\"\n  }")
      return "  \"\(key[0])\"\(pick(": ", " : ", ":"))\(value)\(description)"
    }
    return "{\n  \"@@locale\": \"\(language)\",\n\(members.joined(separator: ",\n"))\n}\(pick("", "\n"))"
  }

  mutating func i18next(_ keys: [[String]], _ language: String) -> String {
    func members(_ keys: [[String]], _ margin: String) -> [String] {
      keys.flatMap { key in
        let name = key[key.count - 1]
        // The number at the end of a key tells its kind, which is the same in all languages.
        let isEven = ["0", "2", "4", "6"].contains(name.suffix(1))
        let plurals = language == "en" ? ["_one", "_other"] : ["_other"]
        let suffixes = isEven ? plurals : [""]
        return suffixes.map {
          "\(margin)\"\(name)\($0)\": \"\(isEven ? "{{count}} " : "")\(pick("Téxt", "\\\"q\\\""))\""
        }
      }
    }
    let groups = Dictionary(grouping: keys) { $0.count > 1 ? $0[0] : "" }.sorted { $0.key < $1.key }
    let parts = groups.map { namespace, keys in
      namespace.isEmpty
        ? members(keys, "  ").joined(separator: ",\n")
        : "  \"\(namespace)\": {\n\(members(keys, "    ").joined(separator: ",\n"))\n  }"
    }
    return "{\n\(parts.joined(separator: ",\n"))\n}\(pick("", "\n"))"
  }

  mutating func android(_ keys: [[String]], _ language: String) -> String {
    let entries = keys.map { key in
      pick("", "    <!-- About it -->\n", "\n")
        + pick(
          "    <string name=\"\(key[0])\">Text \(language)</string>",
          "    <string\n        name='\(key[0])'\n        tools:ignore=\"x\">It\\'s &amp; \\u00e9</string> <!-- end -->",
          "    <string name = \"\(key[0])\"><![CDATA[<b>%1$s</b>]]></string>",
          "    <plurals name=\"\(key[0])\">\n        <item quantity=\"other\">%d</item>\n    </plurals>") + "\n"
    }
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources xmlns:tools=\"http://schemas.android.com/tools\">\n"
      + "\(entries.joined())</resources>\(pick("", "\n"))"
  }

  mutating func po(_ keys: [[String]], _ language: String) -> String {
    let entries = keys.map { key in
      pick("", "# About it\n", "#. About it\n#: app.c:1\n") + "msgid \(pick("", "\"\"\n"))\"\(key[0])\"\n"
        + "msgstr \(pick("\"Text \(language)\"", "\"\"\n\"two \"\n\"lines\""))\n"
    }
    return "msgid \"\"\nmsgstr \"\"\n\"Language: \(language)\\n\"\n"
      + "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n\(entries.joined(separator: "\n"))\(pick("", "\n"))"
  }
}
