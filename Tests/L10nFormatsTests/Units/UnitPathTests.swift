import L10nLanguage
import Testing

@testable import L10nFormats

@Suite("The variant of a unit")
struct UnitPathTests {
  @Test(
    "a path is written as in Xcode's XLIFF files, and can be read again",
    arguments: [
      ("plural.one", [UnitPath.Step.plural(.one)]),
      ("device.iphone.plural.other", [.device("iphone"), .plural(.other)]),
      ("substitutions.count.plural.few", [.substitution("count"), .plural(.few)]),
      ("substitutions.@a.b@.plural.one", [.substitution("a.b"), .plural(.one)]),
      ("item.3", [.item(2)]),
    ])
  func written(text: String, steps: [UnitPath.Step]) {
    #expect(UnitPath(steps: steps).description == text)
    #expect(UnitPath(text) == UnitPath(steps: steps))
  }

  @Test(
    "other texts aren't paths",
    arguments: ["", "plural", "plural.", "plural.none", ".one", "text.x", "item.0", "item.x", "device.mac.", "@a@.b"])
  func none(text: String) {
    #expect(UnitPath(text) == nil)
  }
}
