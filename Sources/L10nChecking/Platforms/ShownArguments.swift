import L10nCatalog
import L10nLanguage

/// The arguments that a message's source text shows, in the order in which users see them. Names and positions differ
/// between platforms, but this order is that of the words around the arguments.
struct ShownArguments {
  /// The names of the arguments.
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  init(of source: LocalizedMessage?) {
    for pattern in source?.patterns ?? [] {
      // The text for other numbers shows the most.
      for category in [.other] + pattern.shownCategories.sorted() {
        for case .argument(let name) in pattern.pieces(for: category) where numbers[name] == nil {
          numbers[name] = names.count
          names.append(name)
        }
      }
    }
  }

  /// Returns the number of an argument, from 0, or `nil` if the source text doesn't show it.
  func number(of name: String) -> Int? { numbers[name] }
}
