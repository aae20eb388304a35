extension PatternText {
  /// A Boolean value indicating whether it says that a part of it is an example, which a translator may replace.
  var givesExample: Bool {
    all.contains { Self.exampleMarks.areIn(Array((" " + String(decoding: $0.bytes, as: UTF8.self).lowercased()).utf8)) }
  }

  private static let exampleMarks = TextMarks([
    "e.g", "eg ", "i.e.", "example", "for instance", "such as", "예:", "예)", "예를", "예 :", "예시", "例", "比如", "譬如",
    "z. b.", "z.b.", "beispiel", "exemple", "p. ex", "ejemplo", "esempio", "например", " ex:", " ex.", "(ex", "(ej",
    " ej.", "p.ej", "přík", "príklad", "przykład", "(np", " np.", "напр", "örn", "bijv", "bv.", "t.ex", "t ex ",
    "f.eks", "f. eks", "esim", "πχ", "π.χ", "παράδειγμα", "مثال", "مثلا", "לדוגמ", "contoh", "ví dụ", "ตัวอย่าง",
  ])
}
