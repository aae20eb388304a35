import Testing

@testable import L10nExtraction

@Suite("Types of interpolations")
struct ExpressionTypesTests {
  /// The declarations that the expressions use.
  private static let declarations = #"""
    enum Kind: String { case a, b }
    enum Failure { case status(code: Int32, name: String) }
    struct Item { let name: String; let size: Int64; var kind: Kind; let ratio: CGFloat; var note: String?; let at: Date }
    typealias Amount = Double
    extension Item { func label(short: Bool = true) -> String { name } }
    func total() -> UInt { 0 }
    let shared = Item()
    """#

  @Test(
    "an interpolation has the conversion of its type",
    arguments: [
      ("item.name", "%@"), ("item.size", "%lld"), ("items.count", "%lld"), ("item.kind.rawValue", "%@"),
      ("item.ratio * 2", "%lf"), ("1 + 2", "%lld"), ("1.5", "%lf"), ("item.label()", "%@"), ("total()", "%llu"),
      ("Int32(item.size)", "%d"), ("amount", "%lf"), ("item.at.formatted()", "%@"), ("items[0].size", "%lld"),
      ("flag ? 1 : 2", "%lld"), ("String(item.size)", "%@"), ("shared.size", "%lld"),
      ("items.first?.size ?? 0", "%lld"),
      ("text.uppercased()", "%@"), ("item.note ?? text", "%@"), ("max(item.size, 3)", "%lld"), ("-item.size", "%lld"),
      ("self.width", "%f"), ("ids.map { $0.name }.count", "%lld"), ("items.indices.count", "%lld"),
      ("item.at, style: .date", "%@"), ("amount, format: .percent", "%@"), ("amount, specifier: \"%.2f\"", "%.2f"),
      ("timerInterval: range", "%@"), ("placeholder: .int", "%lld"), ("Text(text).bold().monospaced()", "%@"),
    ])
  func conversions(expression: String, conversion: String) {
    let code = ExtractedCode(
      Self.declarations,
      #"""
      struct V: View {
        let width: Float
        func f(item: Item, items: [Item], flag: Bool, amount: Amount, text: String, ids: [Item]) { Text("\#\(\#(expression))") }
      }
      """#.replacing("\\#(", with: "\\("))
    #expect(code.keys == [conversion])
  }

  @Test("names get their types from loops, conditions, closures and cases")
  func names() {
    let code = ExtractedCode(
      Self.declarations,
      #"""
      func f(items: [Item], failure: Failure, note: String?, table: [String: Int32]) {
        for item in items { Text("a \(item.size)") }
        for (name, number) in table { Text("b \(name) \(number)") }
        if let note { Text("c \(note)") }
        items.forEach { item in Text("d \(item.size)") }
        items.forEach { Text("e \($0.ratio)") }
        switch failure { case .status(let code, let name): Text("f \(code) \(name)") }
        let first = items[0].size
        Text("g \(first)")
        ForEach(items) { item in Text("h \(item.name)") }
        for (index, item) in items.enumerated() { Text("i \(index) \(item.name)") }
      }
      """#)
    #expect(
      code.keys == [
        "a %lld", "b %@ %d", "c %@", "d %lld", "e %lf", "f %d %@", "g %lld", "h %@", "i %lld %@",
      ])
  }

  @Test(
    "a type that the code doesn't show is unknown",
    arguments: ["other", "other.name", "other + 1", "f(other)", "items[other].unknown", "value", "raw"])
  func unknown(expression: String) {
    let code = ExtractedCode(
      Self.declarations,
      "func f<Value>(items: [Item], value: Value, raw: RenewalState.RawValue) { Text(\"\\(\(expression))\") }")
    #expect(code.keys == [])
    #expect(code.undecided == 1)
  }
}
