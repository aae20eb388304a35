/// A value that a preview uses for an argument.
enum PreviewValue: Sendable, Hashable {
  /// A text, or the keyword of a select.
  case text(String)
  case number(PreviewNumber)
  /// A moment, the same in all previews.
  case moment
  /// A list of texts.
  case items([String])
  /// An interval, the same in all previews.
  case interval
  /// A span of time, the same in all previews.
  case duration
  /// An example from the metadata for a formatted value, which is shown unchanged.
  case shown(String)

  /// The value as text, which distinguishes previews.
  var name: String {
    switch self {
    case .text(let text), .shown(let text): text
    case .number(let number): number.text
    case .moment: PreviewMoment.name
    case .items(let items): items.joined(separator: ", ")
    case .interval: "\(PreviewMoment.name) – 2026-05-05"
    case .duration: "1:30:00"
    }
  }
}
