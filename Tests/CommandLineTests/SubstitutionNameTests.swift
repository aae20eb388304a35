import TestSupport
import Testing

/// Catalogs with substitutions whose names aren't valid in Swift.
@Suite("Substitutions with dots and hyphens in their names")
struct SubstitutionNameTests {
  private static func substitution(
    _ name: String, _ position: Int, _ text: String, categories: [String] = ["one", "other"]
  ) -> String {
    let variants = categories.map { #""\#($0)": { "stringUnit": { "state": "translated", "value": "\#(text)" } }"# }
    return """
      "\(name)": { "argNum": \(position), "formatSpecifier": "lld",
        "variations": { "plural": { \(variants.joined(separator: ", ")) } } }
      """
  }

  private static func localization(_ text: String, _ substitutions: String...) -> String {
    """
    { "stringUnit": { "state": "translated", "value": "\(text)" },
      "substitutions": { \(substitutions.joined(separator: ",\n")) } }
    """
  }

  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "sent": { "localizations": {
      "en": \(localization(
        "%#@my.name@, %#@items-count@", substitution("my.name", 1, "%arg files"),
        substitution("items-count", 2, "%arg items of %@"))),
      "ko": \(localization(
        "%#@items-count@, %#@my.name@", substitution("my.name", 1, "파일 %arg개", categories: ["other"]),
        substitution("items-count", 2, "%2$lld개의 %3$@", categories: ["other"]))) } } } }

    """

  private func sandbox() throws -> Sandbox {
    try Sandbox([
      "l10n.yml": "translations: Localizable.xcstrings\nsource: en\noutput: { directory: Out }\n",
      "Localizable.xcstrings": Self.catalog,
    ])
  }

  @Test("parameters are named after the substitutions, and numbers after a substitution's own are counted from it")
  func emit() throws {
    let sandbox = try sandbox()
    let check = try sandbox.run("check")
    #expect(check.status == 0, "\(check.output)")
    #expect(try sandbox.run("emit").status == 0)
    #expect(
      try sandbox.read("Out/L10n.swift").contains("func sent(myName: Int, itemsCount: Int, arg3: String) -> String"))
    let tables = try sandbox.read("Out/L10n+Tables.swift")
    #expect(tables.contains(#"\* items of \{arg3}"#) && tables.contains(#"\*개의 \{arg3}"#), "\(tables)")
  }

  @Test("names that are the same in Swift have different parameters")
  func alike() throws {
    let sandbox = try sandbox()
    let text = Self.localization(
      "%#@a.b@ %#@a-b@ %#@a_b@", Self.substitution("a.b", 1, "%arg"), Self.substitution("a-b", 2, "%arg"),
      Self.substitution("a_b", 3, "%arg"))
    try sandbox.write(
      "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": { \"a\": { \"localizations\": { \"en\": \(text) } } } }",
      to: "Localizable.xcstrings")
    #expect(try sandbox.run("emit").status == 0)
    #expect(try sandbox.read("Out/L10n.swift").contains("func a(aB: Int, arg2: Int, arg3: Int) -> String"))
  }

  @Test("translations are imported from XLIFF into their substitutions")
  func exchange() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.run("export", "xliff").status == 0)
    let file = try sandbox.read("ko.xliff")
    #expect(file.contains("id=\"sent|==|substitutions.@my.name@.plural.other\""))
    #expect(try sandbox.run("import", "ko.xliff").status == 0)
    #expect(try sandbox.read("Localizable.xcstrings") == Self.catalog)
    try sandbox.write(file.replacing("파일 %1$lld개", with: "%1$lld개 파일"), to: "ko.xliff")
    #expect(try sandbox.run("import", "ko.xliff").status == 0)
    #expect(try sandbox.read("Localizable.xcstrings") == Self.catalog.replacing("파일 %arg개", with: "%arg개 파일"))
  }

  @Test("substitutions' names have underscores in other formats, and keep their meaning")
  func convert() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.run("convert", "Localizable.xcstrings", "{language}.yml").status == 0)
    #expect(try sandbox.read("ko.yml").contains("{items_count, plural, other {#개의 {arg3}}}, {my_name, plural,"))
    #expect(try sandbox.run("convert", "Localizable.xcstrings", "{language}.lproj/Localizable.strings").status == 0)
    #expect(try sandbox.read("ko.lproj/Localizable.stringsdict").contains("<string>%2$#@items_count@, %1$#@my_name@<"))
    #expect(try sandbox.run("convert", "{language}.lproj/Localizable.strings", "Back.xcstrings").status == 0)
    #expect(try sandbox.run("convert", "Back.xcstrings", "back/{language}.yml").status == 0)
    #expect(try sandbox.read("back/ko.yml") == sandbox.read("ko.yml"))
  }
}
