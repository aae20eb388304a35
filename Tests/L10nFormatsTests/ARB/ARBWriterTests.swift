import L10nLanguage
import L10nMessages
import Testing

@testable import L10nFormats

@Suite("Writing an ARB file")
struct ARBWriterTests {
  private let name = AppleTableString.Argument(name: "name", type: .string, position: nil, isDevice: false)
  private let count = AppleTableString.Argument(name: "count", type: .int, position: nil, isDevice: false)
  private let day = AppleTableString.Argument(name: "day", type: .date, position: nil, isDevice: false)

  private func string(
    _ key: String, _ text: String, in language: String = "en", syntax: MessageSyntax = .icu, description: String? = nil,
    arguments: [AppleTableString.Argument] = [], isList: Bool = false
  ) -> AppleTableString {
    AppleTableString(
      key: key, description: description, isTranslatable: true, arguments: arguments,
      texts: [
        .init(language: language, patterns: [syntax.parse(text).pattern], isList: isList, isPresent: false)
      ])
  }

  private func writing(
    _ strings: [AppleTableString], to file: String = "", _ syntax: MessageSyntax = .flutter
  ) throws -> (text: String, reasons: [String]) {
    let written = try #require(ARBWriter.writing(strings, to: Array(file.utf8), source: "en", in: syntax))
    return (String(decoding: written.bytes, as: UTF8.self), written.refusals.map(\.reason))
  }

  @Test("a new file of the source language declares placeholders with types and formats")
  func new() throws {
    let strings = [
      string("hello", "It''s {name}", description: "A greeting", arguments: [name]),
      string("stores", "{count, plural, =0 {None} one {# store} other {# stores}}", arguments: [count]),
      string("day", "{day, date, ::yMMMd}", arguments: [day]), string("plain", "100 %"),
      string("printf", "%d of %@", syntax: .printf, arguments: [argument("arg1", .int), argument("arg2", .string)]),
    ]
    let file = try writing(strings)
    #expect(
      file.text == #"""
        {
          "@@locale": "en",
          "hello": "It's {name}",
          "@hello": {
            "description": "A greeting",
            "placeholders": {
              "name": {
                "type": "String"
              }
            }
          },
          "stores": "{count, plural, zero {None} one {{count} store} other {{count} stores}}",
          "@stores": {
            "placeholders": {
              "count": {
                "type": "int",
                "format": "decimalPattern"
              }
            }
          },
          "day": "{day}",
          "@day": {
            "placeholders": {
              "day": {
                "type": "DateTime",
                "format": "yMMMd"
              }
            }
          },
          "plain": "100 %",
          "printf": "{arg1} of {arg2}",
          "@printf": {
            "placeholders": {
              "arg1": {
                "type": "int"
              },
              "arg2": {
                "type": "String"
              }
            }
          }
        }

        """#)
    #expect(file.reasons.isEmpty)
    #expect(try writing(strings, to: file.text).text == file.text)
    #expect(ARBFormat().read(Array(file.text.utf8)).isSound)
  }

  private func argument(_ name: String, _ type: ArgumentType) -> AppleTableString.Argument {
    AppleTableString.Argument(name: name, type: type, position: nil, isDevice: false)
  }

  @Test("a translation has no descriptions, and Flutter's spelling of its language")
  func translation() throws {
    let file = try writing([string("hello", "{name}!", in: "zh-Hant", description: "A greeting", arguments: [name])])
    #expect(file.text == "{\n  \"@@locale\": \"zh_Hant\",\n  \"hello\": \"{name}!\"\n}\n")
  }

  @Test("texts that differ are replaced in place, and nothing else changes")
  func present() throws {
    let file = """
      {
          "a":"Old",  "@a": {"description": "kept", "x": 1},
          "b": "Same \\u00e9"
      }
      """
    let written = try writing([string("a", "New"), string("b", "Same é"), string("c", "C")], to: file)
    #expect(written.text == file.replacing("Old", with: "New").replacing("e9\"\n", with: "e9\",\n    \"c\":\"C\"\n"))
  }

  @Test(
    "what Flutter can't hold is refused with the reason",
    arguments: [
      ("'{'x'}'", "Flutter can't write a brace as text"),
      ("{count, selectordinal, other {#th}}", "Flutter's plurals have no ordinals"),
      ("{count, plural, offset:1 other {#}}", "Flutter's plurals have no ordinals"),
      ("{count, plural, =3 {x} other {y}}", "Flutter's plurals have variants for 0, 1 and 2 only"),
      ("{day, date, long}", "Flutter writes dates by their fields"),
      ("{day, time, short}", "Flutter writes times by their fields"),
      ("{count, number, ::+!}", "Flutter can't write the number"),
      ("{count, number, percent} {count}", "Flutter writes 'count' in one format"),
      ("{other}", "the source doesn't have the argument"),
    ])
  func refusals(text: String, reason: String) throws {
    let written = try writing([string("a", text, arguments: [name, count, day])])
    #expect(written.reasons.first?.hasPrefix(reason) == true, "\(written.reasons)")
    #expect(written.text.isEmpty)
  }

  @Test("a list, and a key that Dart can't have, are refused")
  func others() throws {
    #expect(try writing([string("a", "x", isList: true)]).reasons.first?.hasPrefix("Flutter has no lists") == true)
    #expect(try writing([string("A-b", "x")]).reasons.first?.contains("can't have this key") == true)
  }

  @Test("a variant for 1 is refused in a language whose category has other numbers, too")
  func numbers() throws {
    let text = "{count, plural, =1 {x} other {y}}"
    #expect(try writing([string("a", text, arguments: [count])]).reasons.isEmpty)
    let reasons = try writing([string("a", text, in: "ru", arguments: [count])]).reasons
    #expect(reasons == ["Flutter takes '=1' for other numbers of its category, too"])
  }

  @Test("a text without arguments in another syntax isn't taken for Flutter's")
  func plain() throws {
    let reasons = try writing([string("a", "Use {x}", syntax: .printf)]).reasons
    #expect(reasons.first?.hasPrefix("Flutter can't write a brace") == true)
  }

  @Test("with 'use-escaping', apostrophes are doubled and braces are quoted")
  func escaping() throws {
    let file = try writing([string("a", "It''s '{'x'}'")], .flutterQuoting)
    #expect(file.text.contains(#""a": "It''s '{'x'}'""#))
  }

  @Test("a file with mistakes isn't written to")
  func mistakes() {
    #expect(ARBWriter.writing([string("a", "x")], to: Array("{ \"b\": ".utf8), source: "en", in: .flutter) == nil)
  }

  @Test("key paths become names in Dart")
  func keys() {
    let format = ARBFormat()
    #expect(format.key("store.title_1", of: ["store", "title_1"]) == "storeTitle1")
    #expect(format.key("storeTitle", of: ["storeTitle"]) == "storeTitle")
    #expect(format.key("3 apples", of: ["3_apples"]) == "text3Apples")
  }

  @Test(
    "formats are written as they are read",
    arguments: ["decimalPatternDigits", "compact", "percentPattern", "simpleCurrency"])
  func formats(name: String) throws {
    var parameters: [DocumentEntry] = []
    func add(_ key: String, _ text: String) {
      let node = DocumentNode(offset: 0, content: .text(DocumentText(text: text, map: .jsonString)))
      parameters.append(DocumentEntry(key: key, keyOffset: 0, value: node))
    }
    if name == "decimalPatternDigits" { add("decimalDigits", "2") }
    if name == "simpleCurrency" { add("name", "USD") }
    let format = try #require(ARBType.format(named: name, type: "double", parameters))
    let written = try #require(ARBType.format(format))
    #expect(written.name == name)
    #expect(written.parameters.map(\.key) == parameters.map(\.key))
  }
}
