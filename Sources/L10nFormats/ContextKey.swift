/// A key that is an original text, in a context if a file names one.
package struct ContextKey {
  package var context: String?
  var id: String

  /// The character between both in a compiled catalog (GNU gettext manual, "The Format of GNU MO Files").
  private static let separator: Character = "\u{4}"

  init(context: String?, id: String) {
    self.context = context
    self.id = id
  }

  package init(_ written: String) {
    guard let end = written.firstIndex(of: Self.separator) else {
      id = written
      return
    }
    context = String(written[..<end])
    id = String(written[written.index(after: end)...])
  }

  var written: String { context.map { "\($0)\(Self.separator)\(id)" } ?? id }

  /// The key as people write and read it: `menu|Open` for `Open` in the context `menu`.
  package var shown: String { context.map { "\($0)|\(id)" } ?? id }
}
