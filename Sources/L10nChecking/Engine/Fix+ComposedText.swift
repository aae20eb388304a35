import L10nCatalog
import L10nText

extension Fix {
  /// Returns the fix of the string that has the text's range, if strings of a file were put together to the text; `nil`
  /// if none of them has it, or the effect is one on the whole text.
  func inString(of catalog: Catalog) -> Fix? {
    guard let text = catalog.composedText(at: scalar) else { return self }
    guard effect == .characters, let origin = text.origin(of: range) else { return nil }
    var fix = self
    (fix.scalar.offset, fix.range) = origin
    return fix
  }
}
