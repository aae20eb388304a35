import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("Advice for texts of tables that are put together")
struct TableConversionsTests {
  /// A `.stringsdict` file with a format and the forms of the number 'n' in it.
  private func stringsdict(_ format: String, _ forms: KeyValuePairs<String, String>) -> String {
    let strings = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return """
      <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(strings)</dict></dict></dict></plist>
      """
  }

  private func messages(_ rule: RuleID, _ format: String, _ polish: KeyValuePairs<String, String>) -> [String] {
    var bundles = MarkedBundles([
      "en.lproj/L.stringsdict": stringsdict("%#@n@ in %@", ["one": "%d item", "other": "%d items"]),
      "pl.lproj/L.stringsdict": stringsdict(format, polish),
    ])
    bundles.source = "en"
    return bundles.findings.filter { $0.rule == rule }.map(\.message)
  }

  @Test("a number is written as a conversion in a form, not as ICU's sign")
  func number() {
    let lost = messages(
      .pluralNumberLost, "%#@n@ w %@", ["one": "%d x", "few": "kilka", "many": "%d y", "other": "%d z"])
    #expect(lost.map { $0.hasSuffix("write '%d' in it") } == [true], "\(lost)")
    let missing = messages(.placeholderMissing, "%#@n@ w %@", ["one": "x", "few": "y", "many": "z", "other": "z"])
    #expect(missing.map { $0.hasPrefix("'%d' from the text in en is missing") } == [true], "\(missing)")
  }

  @Test("a form that no number selects is to be removed, and forms that are missing are named without braces")
  func forms() {
    let unused = messages(
      .pluralUnusedCategory, "%#@n@ w %@", ["one": "%d x", "two": "%d y", "few": "%d", "many": "%d", "other": "%d"])
    #expect(unused == ["pl never selects 'two'; remove it"])
    for format in ["%#@n@ w %@", "%#@n@"] {
      let missing = messages(.pluralMissingCategory, format, ["one": "%d x", "other": "%d y"])
      #expect(missing.map { $0.hasSuffix("add 'few' and 'many'") } == [true], "\(missing)")
    }
  }

  @Test("a conversion of another type is named as the file writes it")
  func type() {
    let found = messages(
      .placeholderType, "%#@n@ w %d", ["one": "%d x", "few": "%d y", "many": "%d z", "other": "%d z"])
    #expect(found == ["'%2$d' replaces '%2$@' from the text in en, which is a text; write '%2$@'"])
  }

  @Test("a text in the place of a number is reported in the source alone, which contradicts itself")
  func contradiction() {
    var bundles = MarkedBundles([
      "en.lproj/L.stringsdict": stringsdict("%#@n@", ["one": "%1$@ is here", "other": "%1$@ are here"]),
      "pl.lproj/L.stringsdict": stringsdict("%#@n@", ["one": "%@ x", "few": "%@ y", "many": "%@ z", "other": "%@ z"]),
    ])
    bundles.source = "en"
    #expect(bundles.findings.filter { $0.rule == .placeholderType }.map(\.language) == ["en"])
  }

  @Test("a catalog's substitution writes its number as '%arg'")
  func catalog() {
    func value(_ forms: KeyValuePairs<String, String>) -> String {
      let strings = forms.map { #""\#($0.key)": {"stringUnit": {"state": "translated", "value": "\#($0.value)"}}"# }
      return #"{"stringUnit": {"state": "translated", "value": "In %#@n@ of %2$@"}, "substitutions": {"n": {"#
        + #""argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {\#(strings.joined(separator: ","))}}}}}"#
    }
    let english = value(["one": "%arg item", "other": "%arg items"])
    let polish = value(["one": "%arg x", "few": "kilka", "many": "%arg y", "other": "%arg z"])
    var bundles = MarkedBundles([
      "L.xcstrings": #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"en": \#(english), "pl": \#(polish)}}}}
      """#
    ])
    bundles.source = "en"
    let found = bundles.findings.filter { $0.rule == .pluralNumberLost }.map(\.message)
    #expect(found.map { $0.hasSuffix("write '%arg' in it") } == [true], "\(found)")
  }
}
