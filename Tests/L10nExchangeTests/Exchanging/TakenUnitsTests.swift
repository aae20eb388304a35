import L10nText
import Testing

@testable import L10nExchange
@testable import L10nFormats

@Suite("Strings that are translated more than once")
struct TakenUnitsTests {
  private func unit(_ text: String, state: TranslationState? = nil, line: Int = 1) -> TranslatedFile.Unit {
    .init(
      id: "a", location: .init(file: "in.csv", line: line, column: 1), target: UnitText(text: text, state: state))
  }

  private func match(_ key: String, file: Int = 0, path: UnitPath = UnitPath()) -> UnitMatching.Match {
    .init(file: file, unit: TranslationUnit(key: key, path: path))
  }

  private func line(ofConflict result: TakenUnits.Result) -> Int? {
    if case .conflict(let place) = result { place.line } else { nil }
  }

  @Test("the first translation is taken, the same again isn't a conflict, and another one names the place of the first")
  func conflict() {
    var taken = TakenUnits()
    let results = [
      taken.take(unit("가", line: 2), for: match("a")), taken.take(unit("가", line: 3), for: match("a")),
      taken.take(unit("나", line: 4), for: match("a")),
      taken.take(unit("가", state: .needsReview, line: 5), for: match("a")),
    ]
    #expect(results.map(line) == [nil, nil, 2, 2])
    #expect(results.map { if case .new = $0 { true } else { false } } == [true, false, false, false])
    #expect(results.map { if case .again = $0 { true } else { false } } == [false, true, false, false])
  }

  @Test("the same key in another file, and another variant of a string, are strings of their own")
  func others() {
    var taken = TakenUnits()
    let matches = [match("a"), match("a", file: 1), match("b"), match("a", path: UnitPath(steps: [.plural(.one)]))]
    for (number, match) in matches.enumerated() {
      #expect(line(ofConflict: taken.take(unit("\(number)"), for: match)) == nil)
    }
  }
}
