import Foundation
import L10nAllLanguages
import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import Testing

/// What i18next finds for keys and options, which `scripts/judge-i18next.sh` compares with i18next itself.
@Suite("Lookups of i18next")
struct I18nextLookupTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let about: String
    let language: String
    let file: String
    let lookups: [(key: String, options: [String: String], text: String)]

    var testDescription: String { about }

    static let all: [Case] = {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
      let file = folder.appending(path: "../../I18next/cases.json")
      guard let bytes = try? Data(contentsOf: file), let cases = JSONValue(parsing: Array(bytes)) else { return [] }
      return cases.elements.map { value in
        Case(
          about: value["about"]?.string ?? "", language: value["language"]?.string ?? "",
          file: value["file"]?.text ?? "",
          lookups: value["lookups"]?.elements.map { lookup in
            let options = lookup.elements[1].members.map { ($0.key, $0.value.string ?? $0.value.text) }
            return (
              lookup.elements[0].string ?? "", Dictionary(uniqueKeysWithValues: options),
              lookup.elements[2].string ?? ""
            )
          } ?? [])
      }
    }()
  }

  @Test("the cases are there")
  func cases() { #expect(Case.all.count > 5) }

  @Test("a message has the text that i18next finds", arguments: Case.all)
  func text(_ own: Case) throws {
    let catalog = I18nextProject.catalog(["\(own.language).json": own.file], source: own.language)
    #expect(catalog.problems.isEmpty)
    let messages = catalog.messagesByKeyPath
    for (key, options, expected) in own.lookups {
      // A text without a number, and an ordinal, have names of their own next to a plural.
      let name =
        options["ordinal"] == "true"
        ? key + "_ordinal" : options["count"] == nil && messages[key + "_plain"] != nil ? key + "_plain" : key
      let message = try #require(messages[name], "\(key)")
      let pattern = try #require(message.source?.patterns.first)
      #expect(text(of: pattern, options, PluralRules(for: try #require(LanguageTag(own.language)))) == expected)
    }
  }

  private func text(of pattern: MessagePattern, _ options: [String: String], _ rules: PluralRules) -> String {
    pattern.elements.map { element in
      switch element {
      case .text(let text): return text.string
      case .placeholder(let hole): return options[hole.argument] ?? ""
      case .particle, .pluralNumber: return ""
      case .select(let choice):
        let word = options[choice.argument] ?? "other"
        let branch = choice.branches.first { $0.keyword == word } ?? choice.branches.first { $0.keyword == "other" }
        return text(of: branch?.pattern ?? MessagePattern(), options, rules)
      case .plural(let choice):
        let number = Int(options[choice.argument] ?? "") ?? 0
        let branch =
          choice.branches.first { $0.selector == .exactly(Double(number)) }
          ?? choice.branches.first { $0.selector == .category(rules.category(number, choice.kind)) }
          ?? choice.branches.first { $0.selector == .category(.other) }
        return text(of: branch?.pattern ?? MessagePattern(), options, rules)
      }
    }.joined()
  }
}
