/// A value that a preview uses for an argument.
enum PreviewValue: Sendable, Hashable {
  /// A text, or the keyword of a select.
  case text(String)
  case number(PreviewNumber)
  /// A moment, the same in all previews.
  case moment
  /// An example from the metadata for a formatted number or date, which is shown unchanged.
  case shown(String)

  /// The value as text, which distinguishes previews.
  var name: String {
    switch self {
    case .text(let text), .shown(let text): text
    case .number(let number): number.text
    case .moment: PreviewMoment.name
    }
  }
}
