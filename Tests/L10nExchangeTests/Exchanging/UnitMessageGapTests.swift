import L10nLanguage
import Testing

@testable import L10nExchange
@testable import L10nFormats

@Suite("Translations that a string needs together")
struct UnitMessageGapTests {
  private func gap(
    _ source: [[UnitPath.Step]], target: [[UnitPath.Step]]? = nil, adding paths: [UnitPath.Step]...
  ) -> String? {
    func texts(_ paths: [[UnitPath.Step]]) -> [UnitPath: UnitText] {
      Dictionary(uniqueKeysWithValues: paths.map { (UnitPath(steps: $0), UnitText(text: "x")) })
    }
    let message = UnitMessage(key: "k", source: texts(source), target: target.map(texts))
    return message.gap(afterAdding: Set(paths.map { UnitPath(steps: $0) }))
  }

  @Test("a text without variants needs no others")
  func whole() {
    #expect(gap([[]], adding: []) == nil)
  }

  @Test("a plural needs the category other, which the project may already have")
  func plurals() {
    let source: [[UnitPath.Step]] = [[.plural(.one)], [.plural(.other)]]
    #expect(gap(source, adding: [.plural(.other)]) == nil)
    #expect(gap(source, adding: [.plural(.one)])?.contains("'other'") == true)
    #expect(gap(source, target: [[.plural(.other)]], adding: [.plural(.one)]) == nil)
  }

  @Test("all items of a list are translated together")
  func lists() {
    let source: [[UnitPath.Step]] = [[.item(0)], [.item(1)]]
    #expect(gap(source, adding: [.item(0)]) != nil)
    #expect(gap(source, adding: [.item(0)], [.item(1)]) == nil)
    #expect(gap(source, target: source, adding: [.item(1)]) == nil)
  }

  @Test("the texts of the source's devices, or one for other devices, are translated together")
  func devices() {
    let source: [[UnitPath.Step]] = [[.device("mac")], [.device("other")]]
    #expect(gap(source, adding: [.device("mac")])?.contains("'other'") == true)
    #expect(gap(source, adding: [.device("other")]) == nil)
    #expect(gap([[.device("mac")], [.device("ipad")]], adding: [.device("mac")])?.contains("'ipad'") == true)
    #expect(gap([[.device("mac")], [.device("ipad")]], adding: [.device("mac")], [.device("ipad")]) == nil)
    #expect(gap([[]], adding: [.device("mac")])?.contains("'other'") == true)
  }

  @Test("a text with plurals inside is translated with all of them, and they with it")
  func substitutions() {
    let plural: [UnitPath.Step] = [.substitution("n"), .plural(.other)]
    let source: [[UnitPath.Step]] = [[], plural]
    #expect(gap(source, adding: [])?.contains("'n'") == true)
    #expect(gap(source, adding: plural) != nil)
    #expect(gap(source, adding: [], plural) == nil)
    #expect(gap(source, target: source, adding: plural) == nil)
  }
}
