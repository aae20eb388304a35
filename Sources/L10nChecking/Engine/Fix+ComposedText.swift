import L10nCatalog
import L10nText

extension Fix {
  /// Returns the fix for the string that contains the range, if the text is composed of several strings; `nil` if none
  /// of them contains it, or the effect is on the whole text.
  func inString(of catalog: Catalog) -> Fix? {
    guard let text = catalog.composedText(at: scalar) else { return self }
    guard effect == .characters, let origin = text.origin(of: range) else { return nil }
    var fix = self
    (fix.scalar.offset, fix.range) = origin
    return fix
  }
}
