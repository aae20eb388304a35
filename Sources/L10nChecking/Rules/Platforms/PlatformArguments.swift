import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// `platform-arguments`: strings that show other arguments on another platform.
struct PlatformArguments: CatalogRule {
  private let sources: [SourcePairs]

  /// - Parameter sources: the strings of the other platforms, with those of the catalog; none to find nothing.
  init(_ sources: [SourcePairs] = []) {
    self.sources = sources
  }

  let id = RuleID.platformArguments
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for pairs in sources {
      let source = pairs.source
      let keys = WrittenKeys(source.catalog)
      var locator = PlaceLocator(files: source.catalog.files)
      for pair in pairs.pairs {
        let other = source.catalog.messages[pair.other]
        let mistakes = pair.own.compactMap { Mistake(of: other, comparedWith: catalog.messages[$0]) }
        // Of several strings with the same text, one without a mistake is enough.
        guard mistakes.count == pair.own.count, let mistake = mistakes.first, let own = pair.own.first,
          let place = catalog.messages[own].source?.keyPlace, let found = other.source?.text(at: 0)
        else { continue }
        reporter.report(
          id, OtherArguments(platform: source.name, mistake: mistake),
          at: .code(locator.location(of: .within(found, offset: 0))), of: .message(own, language: 0),
          severity: mistake.isOfType ? .info : nil, name: .init(key: keys.shown(other.keyPath)),
          related: [.init(place: place, words: "the project's string")])
      }
    }
  }
}

/// A difference between the arguments of two strings.
private enum Mistake {
  case count(Int, inProject: Int)
  /// The type of the argument at a position, from 1.
  case type(position: Int, isNumber: Bool)

  /// Returns the first difference that matters, or `nil` if there is none.
  init?(of other: CatalogMessage, comparedWith own: CatalogMessage) {
    guard let source = own.source, let text = other.source, source.isSound, text.isSound, source.isList == text.isList
    else { return nil }
    let (shown, expected) = (ShownArguments(of: text).names, ShownArguments(of: source).names)
    guard shown.count == expected.count else {
      self = .count(shown.count, inProject: expected.count)
      return
    }
    let differing = zip(shown, expected).enumerated().first { _, names in
      let (type, expected) = (other.type(of: names.0), own.type(of: names.1))
      return type != nil && expected != nil && type?.isNumber != expected?.isNumber
    }
    guard let differing else { return nil }
    self = .type(position: differing.offset + 1, isNumber: other.type(of: differing.element.0)?.isNumber == true)
  }

  var isOfType: Bool {
    if case .type = self { true } else { false }
  }
}

extension CatalogMessage {
  fileprivate func type(of argument: String) -> ArgumentType? { arguments.first { $0.name == argument }?.type }
}

/// A string with other arguments than the project's.
private struct OtherArguments: Facts {
  /// The path of the other platform's files.
  var platform: String
  var mistake: Mistake

  var values: KeyValuePairs<FactName, String?> {
    switch mistake {
    case .count: [.problem: "count", .name: platform]
    case .type(let position, _): [.problem: "type", .argument: String(position), .name: platform]
    }
  }
  var sentence: String {
    switch mistake {
    case .count(let count, let expected):
      "the text shows \(count) argument\(count == 1 ? "" : "s"), and the project's shows \(expected); show the same on both "
        + "platforms"
    case .type(let position, let isNumber):
      "argument \(position) is \(isNumber ? "a number" : "text") here, and \(isNumber ? "text" : "a number") in the "
        + "project; use one type on both platforms"
    }
  }
}
