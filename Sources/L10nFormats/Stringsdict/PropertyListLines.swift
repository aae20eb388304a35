/// Lines of a property list in Xcode's layout.
struct PropertyListLines {
  private var lines: [String] = []
  private var depth: Int

  init(depth: Int) {
    self.depth = depth
  }

  var text: String { lines.joined(separator: "\n") }

  private mutating func add(_ line: String) { lines.append(String(repeating: "\t", count: depth) + line) }

  mutating func comment(_ text: String) {
    add("<!-- \(text.replacing("--", with: "- -").replacing("\n", with: " ")) -->")
  }

  mutating func key(_ key: String) { add("<key>\(XMLStringReader.escaped(key))</key>") }

  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    add("<string>\(XMLStringReader.escaped(value))</string>")
  }

  mutating func open(_ name: String) {
    add("<\(name)>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    add("</\(name)>")
  }
}
