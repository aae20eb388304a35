import L10nCatalog
import L10nMessages
import L10nText

/// `spaces-normalized`: texts that only lost no-break spaces, or other special ones, since an older catalog.
struct SpacesNormalized: CatalogRule {
  /// The older catalog, or `nil` if there is nothing to compare with.
  private let before: Catalog?

  init(since before: Catalog? = nil) {
    self.before = before
  }

  let id = RuleID.spacesNormalized
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard let before, let older = OlderCatalog(before, of: catalog) else { return }
    var texts = AffectedStrings()
    var lost: Set<Unicode.Scalar> = []
    older.forEachText(of: catalog) { text in
      guard !text.now.stored.isWritten(like: text.before.stored) else { return }
      let (now, before) = (SpacedText(text.now.stored), SpacedText(text.before.stored))
      guard now.rest == before.rest, now.specialSpaces.count < before.specialSpaces.count else { return }
      texts.add(text, of: catalog)
      lost.formUnion(before.specialSpaces)
    }
    let names = lost.sorted().prefix(Self.nameLimit).map(CharacterName.described)
    texts.filter { _, count in count >= Self.fewest }.report(id, in: catalog, &reporter) { counted, examples in
      NormalizedSpaces(counted: counted, examples: examples, spaces: QuotedList.joined(names, by: "or"))
    }
  }

  /// The number of texts in a language below which somebody may have done it on purpose.
  private static let fewest = 5

  /// The number of kinds of spaces that are named.
  private static let nameLimit = 2
}

/// A message's texts without white space, and the spaces that a service may replace.
private struct SpacedText {
  var rest: [Unicode.Scalar] = []
  var specialSpaces: [Unicode.Scalar] = []

  init(_ stored: StoredMessage) {
    for index in 0..<stored.count {
      for scalar in stored[index].unicodeScalars {
        if !scalar.properties.isWhitespace {
          rest.append(scalar)
        } else if !scalar.isASCII, scalar.properties.generalCategory == .spaceSeparator {
          specialSpaces.append(scalar)
        }
      }
      // The end of a text, which isn't in any.
      rest.append("\0")
    }
  }
}

/// Texts that lost spaces.
private struct NormalizedSpaces: Facts {
  var counted: String
  var examples: String
  /// The characters by name.
  var spaces: String

  var values: KeyValuePairs<FactName, String?> { [:] }
  let namesLanguage = true
  var sentence: String {
    "\(counted) lost spaces such as \(spaces), while nothing else changed \(examples); restore the older texts"
  }
}
