import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("Variables that the system replaces")
struct SystemVariablesTests {
  private let key = "Open ${profile} in ${applicationName}"

  private func bundles(_ files: KeyValuePairs<String, String>) -> MarkedBundles {
    var bundles = MarkedBundles(files)
    bundles.source = "en"
    return bundles
  }

  /// - Parameter spanish: the translation, with quotation marks if something is before them.
  private func found(_ spanish: String, in table: String = "AppShortcuts", key: String? = nil) -> [String] {
    let key = key ?? self.key
    let spanish = spanish.hasSuffix("\"") ? spanish : "\"\(spanish)\""
    let bundles = bundles([
      "\(table).xcstrings": """
      { "sourceLanguage" : "en", "strings" : { "\(key)" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "\(key)" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : \(spanish) } } } } }, "version" : "1.0" }
      """
    ])
    return [RuleID.placeholderExtra, .placeholderMissing, .shortcutApplicationName].flatMap { bundles.found(by: $0) }
  }

  @Test("a phrase has the variables of its source, in any order")
  func same() {
    #expect(found("En ${applicationName}, abre ${profile}") == [])
  }

  @Test(
    "a translated or mistyped name is one finding at the variable",
    arguments: ["perfil", "profil", "프로필", "Profile"])
  func otherName(_ name: String) {
    #expect(
      found("Abrir ❶${\(name)} en ${applicationName}")
        == ["❶ error: '${\(name)}' is not an argument of the text in en; did you mean '${profile}'?"])
  }

  @Test("a variable that a translation leaves out is found in phrases and in summaries of App Intents")
  func missing() {
    let words = "❶ error: '${profile}' from the text in en is missing; write it where the value belongs"
    #expect(found("❶\"Abrir en ${applicationName}\"") == [words])
    #expect(found("❶\"Abrir\"", in: "Localizable", key: "Open ${profile}") == [words])
  }

  @Test("the name of the app is left to shortcut-application-name, and an unknown variable is reported")
  func applicationName() {
    let missing = found("❶Abrir ${profile}")
    #expect(missing.count == 1)
    #expect(missing.first?.contains("'${applicationName}'") == true)
    #expect(
      found("${profile} ${applicationName} ❶${x}")
        == ["❶ error: '${x}' is not an argument of the text in en; it has '${profile}' and '${applicationName}'"])
  }

  @Test("a variable in another table counts only if the source has one, and money or an unclosed brace is text")
  func text() {
    #expect(found("Precio: ${price}", in: "Localizable", key: "Price") == [])
    #expect(found("$5 {a} ${", in: "Localizable", key: "$5 {a} ${") == [])
    #expect(found("${a b}", in: "Localizable", key: "Cost") == [])
  }

  @Test("one phrase of a set is enough for a variable, and each unknown one is reported")
  func sets() {
    let set = { (language: String, phrases: String) in
      "\"\(language)\" : { \"stringSet\" : { \"state\" : \"translated\", \"values\" : [ \(phrases) ] } }"
    }
    let english = set("en", "\"Open ${profile} in ${applicationName}\", \"Open ${applicationName}\"")
    let found = { (spanish: String) in
      let bundles = bundles([
        "AppShortcuts.xcstrings":
          "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"open\" : { \"localizations\" : { \(english), \(set("es", spanish)) } } } }"
      ])
      return [RuleID.placeholderExtra, .placeholderMissing].flatMap { bundles.found(by: $0) }
    }
    #expect(found("\"Abre ${applicationName}\", \"Abre ${profile} en ${applicationName}\"") == [])
    #expect(
      found("\"Abre ❶${perfil} en ${applicationName}\", \"❷${perfil}, ${applicationName}\"")
        == ["❶", "❷"].map {
          "\($0) error: '${perfil}' is not an argument of the text in en; did you mean '${profile}'?"
        })
    #expect(found("❶\"Abre ${applicationName}\"").count == 1)
  }

  @Test("tables of AppShortcuts.strings are compared as catalogs")
  func strings() {
    let bundles = bundles([
      "en.lproj/AppShortcuts.strings": "open = \"Open ${profile} in ${applicationName}\";\n",
      "ko.lproj/AppShortcuts.strings": "open = \"${applicationName}에서 ❶${프로필} 열기\";\n",
    ])
    #expect(
      bundles.found(by: .placeholderExtra)
        == ["❶ error: '${프로필}' is not an argument of the text in en; did you mean '${profile}'?"])
  }
}
