import L10nFormats

/// Writes XLIFF 1.2 byte for byte as Xcode does: in UTF-8, with two spaces for each level, and with units ordered by
/// the UTF-16 code units of their identifiers.
struct XLIFFWriter {
  private var lines = [
    #"<?xml version="1.0" encoding="UTF-8"?>"#,
    #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" "#
      + #"version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 "#
      + #"http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">"#,
  ]

  /// Returns a file of one language.
  ///
  /// - Parameter tool: the program that the file names.
  static func text(of files: [UnitFile], tool: XLIFFTool = .own) -> String {
    var writer = XLIFFWriter()
    for file in files { writer.write(file, tool) }
    writer.lines.append("</xliff>\n")
    return writer.lines.joined(separator: "\n")
  }

  private mutating func write(_ file: UnitFile, _ tool: XLIFFTool) {
    lines.append(
      "  <file original=\(Self.quoted(file.original)) source-language=\(Self.quoted(file.source)) "
        + #"target-language=\#(Self.quoted(file.target)) datatype="plaintext">"#)
    let attributes = tool.attributes.map { "\($0.name)=\(Self.quoted($0.value))" }.joined(separator: " ")
    lines += ["    <header>", "      <tool \(attributes)/>", "    </header>", "    <body>"]
    let units = file.units.map { (id: $0.id, unit: $0) }
      .sorted { $0.id.utf16.lexicographicallyPrecedes($1.id.utf16) }
    for (id, unit) in units {
      lines.append(#"      <trans-unit id=\#(Self.quoted(id)) xml:space="preserve">"#)
      if let source = unit.source { lines.append(Self.element("source", source)) }
      if let target = unit.target {
        lines.append(Self.element("target", attributes: XLIFFState.attributes(of: target.state), target.text))
      }
      let author = unit.note?.isGenerated == true ? #" from="auto-generated""# : ""
      lines.append(Self.element("note", attributes: author, unit.note?.sentences ?? ""))
      lines.append("      </trans-unit>")
    }
    lines += ["    </body>", "  </file>"]
  }

  private static func element(_ name: String, attributes: String = "", _ text: String) -> String {
    let start = "        <\(name)\(attributes)"
    return text.isEmpty ? "\(start)/>" : "\(start)>\(escaped(text))</\(name)>"
  }

  /// Returns a text between tags. An unescaped carriage return would be read as a line feed (XML 1.0, section 2.11).
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "&<>\r".utf8.contains($0) }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns the value of an attribute. White space other than spaces would be read as spaces (section 3.3.3).
  private static func quoted(_ text: String) -> String {
    "\""
      + escaped(text).unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "\"": result += "&quot;"
        case "\t": result += "&#9;"
        case "\n": result += "&#10;"
        default: result.unicodeScalars.append(scalar)
        }
      } + "\""
  }
}

extension String {
  /// A Boolean value indicating whether XML allows all of the characters (XML 1.0, section 2.2).
  var isXMLText: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
      default: false
      }
    }
  }
}
