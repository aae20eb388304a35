import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

@Suite("The texts of a message, as units for translators")
struct BundleMessageUnitsTests {
  private func message(_ stored: StoredMessage) -> BundleMessage {
    let place = Place(file: 0, offset: 0)
    return stored.map { BundleText(text: $0, place: place, keyPlace: place, map: SourceMap(.plain)) }
  }

  private let messages: [StoredMessage] = [
    .text("A"), .text(""), .list(["x", "y", "x"]), .list(["x"]),
    .pluralMap([.init(category: .one, text: "1"), .init(category: .other, text: "2")]),
  ]

  @Test("a message that is made of its units is the same")
  func roundTrip() {
    for stored in messages { #expect(StoredMessage(message(stored).unitTexts(state: nil)) == stored) }
  }

  @Test("each text has the state of the message, and is found at its variant")
  func texts() {
    for stored in messages {
      let message = message(stored)
      let texts = message.unitTexts(state: .needsReview)
      #expect(texts.count == stored.texts.count)
      #expect(texts.values.allSatisfy { $0.state == .needsReview })
      #expect(texts.allSatisfy { message.text(at: $0.key)?.text == $0.value.text })
    }
  }

  @Test("a message doesn't have the variants of messages of other kinds, or items after its last")
  func otherVariants() {
    let paths = [UnitPath(), UnitPath(steps: [.item(0)]), UnitPath(steps: [.plural(.other)])]
    let kinds: [StoredMessage] = [.text("A"), .list(["x"]), .pluralMap([.init(category: .other, text: "2")])]
    for (kind, stored) in kinds.enumerated() {
      for (index, path) in paths.enumerated() {
        #expect((message(stored).text(at: path) != nil) == (kind == index))
      }
    }
    #expect(message(.list(["x"])).text(at: UnitPath(steps: [.item(1)])) == nil)
  }

  @Test("texts that aren't the variants of one message are none")
  func mixtures() {
    func texts(_ paths: [UnitPath.Step]...) -> [UnitPath: UnitText] {
      Dictionary(uniqueKeysWithValues: paths.map { (UnitPath(steps: $0), UnitText(text: "x")) })
    }
    let mixtures = [
      texts([], [.item(0)]), texts([.item(0)], [.plural(.one)]), texts([.item(1)]), texts([.item(0)], [.item(2)]),
      texts([.device("mac")]), texts([.substitution("n"), .plural(.other)]),
    ]
    for texts in mixtures { #expect(StoredMessage(texts) == nil, "\(texts)") }
  }
}
