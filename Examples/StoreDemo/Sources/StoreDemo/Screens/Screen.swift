/// A room of the app.
///
/// A screen holds what it shows, but none of its texts: drawing reads them, so that the same value drawn after a switch
/// of language is in the new one.
protocol Screen: Sendable {
  /// The title, in the language of the moment.
  var title: String { get }

  /// Draws everything below the title.
  func draw(on page: inout Page)
}
