import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats

@Suite("Notes for translators")
struct MessageNotesTests {
  private func note(_ text: StoredMessage, withForms: Bool = true, _ change: (inout MetadataFields) -> Void = { _ in })
    throws -> UnitNote?
  {
    let catalog = HandMadeCatalog(syntax: .ruby).adding("en", stored: [(["a"], text)]).describing("a", change).catalog
    let message = try #require(catalog.messages.first)
    let description = message.metadata.description.map { UnitNote(text: $0, isGenerated: true) }
    return MessageNotes.note(on: message, description: description, withForms: withForms)
  }

  @Test("a string without anything to say has no note")
  func none() throws {
    #expect(try note(.text("A")) == nil)
    #expect(try note(.pluralMap([.init(category: .other, text: "x")])) == nil)
  }

  @Test("the description comes first, then the place, and then the examples in the order of their arguments")
  func lines() throws {
    let note = try note(.text("A")) { fields in
      fields.description = "First"
      fields.context = "The door"
      fields.examples = ["b": "2", "a": "1"]
    }
    #expect(note?.text == "First\nShown in: The door\nExample of a: 1\nExample of b: 2")
    #expect(note?.isGenerated == true)
  }

  @Test("a limit alone is a note")
  func limit() throws {
    let note = try note(.text("A")) { $0.maxWidth = 12 }
    #expect(note?.maxWidth == 12)
    #expect(note?.text == "")
  }

  @Test("the forms of a plural are listed, if each unit has only one of them")
  func forms() throws {
    let plural = StoredMessage.pluralMap([.init(category: .one, text: "file"), .init(category: .other, text: "files")])
    let text = try note(plural)?.text
    #expect(text?.contains("one “file”") == true && text?.contains("other “files”") == true)
    #expect(try note(plural, withForms: false) == nil)
  }
}
