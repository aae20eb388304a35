import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nSwiftCode
@testable import L10nText

@Suite("Replacement of lookups with accessors")
struct CallSiteRewriterTests {
  private typealias Text = StringCatalogText

  private static let entries = [
    #""Sign in" : { }"#, #""100%" : { }"#, #""**Bold** %@" : { }"#, #""%lld of %lld" : { }"#, #""%@ (%@)" : { }"#,
    #""%lld (%@)" : { }"#, #""%.2f km" : { }"#, #""100%% sure" : { }"#, #""see https://a.b" : { }"#,
    #""%llu bytes" : { }"#,
    #""%d%% of %@" : { }"#, #""Pay %@ a visit" : { }"#,
    Text.entry("store.title", ["en": Text.unit("Store")]),
    Text.entry("likes", ["en": Text.unit("%2$@ is liked by %1$@, %3$lld times")]),
    Text.entry("%lld reviews", ["en": Text.plural(["one": "%lld review", "other": "%lld reviews"])]),
    Text.entry("tap", ["en": Text.device(["iphone": "Tap", "mac": "Click"])]),
    Text.entry("tap %@", ["en": Text.device(["iphone": "Tap %@", "mac": "Click %@"])]),
    #""phrases" : { "localizations" : { "en" : { "stringSet" : { "state" : "new", "values" : [ "a", "b" ] } } } }"#,
  ]

  private static let rewriter = CallSiteRewriter(accessors)

  private static let accessors: CallSiteAccessors = {
    var options = ReadingOptions(source: "en")
    let names = "Localizable: { visit: { key: Pay %@ a visit, arguments: { store: 1 } } }"
    options.names = SourceFile(path: "names.yml", bytes: Array(names.utf8))
    let files = [
      ("Localizable.xcstrings", Text.catalog(entries.joined(separator: ",\n"))),
      ("Shop.xcstrings", Text.catalog(#""Sign in" : { }"#)),
    ].map { InputFile(path: [$0], shownPath: $0, bytes: Array($1.utf8)) }
    let catalog = CatalogReader.catalog(of: files, options: options)
    let accessors = AccessorTree(catalog, rootEnum: "L10n")
    return CallSiteAccessors(catalog, .init(catalog: catalog, accessors: accessors))
  }()

  /// Returns the rewritten code, and the reasons for unchanged lookups.
  private func rewrite(_ code: String, imports: String = "import SwiftUI\n") -> (code: String, left: [String]) {
    let result = Self.rewriter.rewriting(.init(Array((imports + code).utf8)))
    let left = result.leftAlone.map { "\($0.line):\($0.column) \($0.reason)" }
    return (String(String(decoding: result.bytes, as: UTF8.self).dropFirst(imports.count)), left)
  }

  @Test("a view whose name another file gives to its own type is unchanged, and listed")
  func declaredTypes() {
    let own = Array("struct Label { init(_ text: String) { } }".utf8)
    let code = #"let a = Label("Sign in"), b = SwiftUI.Label("Sign in"), c = Text("Sign in")"#
    let result = Self.rewriter.knowing([.init(own), .init([0xFF])]).rewriting(
      .init(Array("import SwiftUI\n\(code)".utf8)))
    let expected = #"let a = Label("Sign in"), b = SwiftUI.Label(L10n.signIn), c = Text(L10n.signIn)"#
    #expect(String(decoding: result.bytes, as: UTF8.self) == "import SwiftUI\n\(expected)")
    #expect(
      result.leftAlone.map(\.reason)
        == ["the code has a type or an initializer 'Label' of its own; if this is SwiftUI's, write the call by hand"])
  }

  @Test(
    "an accessor that R.swift or Tuist generates in each build becomes ours",
    arguments: [
      ("R.string.localizable.storeTitle().count", "L10n.Store.title.count", nil),
      ("R.string.shop.signIn()", "L10n.Shop.signIn", nil),
      ("R.string.localizable.payAVisit(R.string.shop.signIn())", "L10n.visit(store: L10n.Shop.signIn)", nil),
      ("R.string.localizable.nothing()", nil, nil), ("R.image.icon()", nil, nil),
      ("R.string.localizable.payAVisit()", nil, "2:1 the values don't fit"),
      (
        "R.string.localizable.storeTitle(preferredLanguages: a)", nil, "2:1 the accessor takes no 'preferredLanguages:'"
      ),
      ("R.string(preferredLanguages: a).shop.signIn()", nil, "2:1 the accessor takes no 'preferredLanguages:'"),
      ("Text(R.string.shop.signIn)", nil, "2:6 this is a resource of R.swift"),
      ("R.string.localizable.tap()", nil, "2:1 this may be the key 'tap' or 'tap %@'"),
      ("AppStrings.Store.title.count", "L10n.Store.title.count", nil),
      ("AppStrings.Shop.signIn", "L10n.Shop.signIn", nil),
      ("AppStrings.payAVisit(name)", "L10n.visit(store: String(describing: name))", nil),
      ("AppStrings.lldReviews(n)", "L10n.reviews(count: n)", nil), ("AppStrings.nothing", nil, nil),
      ("struct AppStrings { }\nlet a = AppStrings.Store.title", nil, nil),
    ] as [(String, String?, String?)])
  func buildTimeAccessors(code: String, expected: String?, left: String?) {
    let result = rewrite(code)
    #expect(result.code == expected ?? code)
    #expect(result.left.count == (left == nil ? 0 : 1), "\(result.left)")
    if let left { #expect(result.left.first?.hasPrefix(left) == true, "\(result.left)") }
  }

  private static let lookups = [
    StringLookup(name: "localized", key: .receiver),
    StringLookup(name: "localized", labels: ["table"], key: .receiver, table: .argument(0)),
    StringLookup(name: "look", labels: ["up"], key: .argument(0)),
    StringLookup(
      qualifiers: ["Strings"], name: "tr", labels: [nil, nil, nil], key: .argument(1), table: .argument(0), values: 2),
    StringLookup(name: "localized", labels: ["with"], key: .receiver, values: 0),
  ]

  @Test(
    "a lookup listed in the configuration becomes an accessor, or is reported",
    arguments: [
      (#""Sign in".localized.count"#, "L10n.signIn.count", []),
      (#""Sign in".localized(table: "Shop")"#, "L10n.Shop.signIn", []),
      (#"self.look(up: "Sign in")"#, "L10n.signIn", []), (#"look(up: "Sign in")"#, "L10n.signIn", []),
      (#"Strings.tr("Localizable", "Pay %@ a visit", name)"#, "L10n.visit(store: name)", []),
      (#""Pay %@ a visit".localized(with: name)"#, "L10n.visit(store: name)", []),
      (#"Strings.tr("Localizable", "%lld reviews", n)"#, nil, ["2:1 this writes 1234"]),
      (#"x.look(up: "Sign in")"#, nil, ["2:12 'Sign in' is a key"]),
      (#"look("Sign in")"#, nil, ["2:6 'Sign in' is a key"]), ("look(up: key)", nil, ["2:1 the key isn't a literal"]),
      (#"Strings.tr(table, "Sign in")"#, nil, ["2:1 the table's name is not a literal"]),
      (#""Nobody knows".localized"#, nil, ["2:1 no string has the key 'Nobody knows'"]),
      (#"func look(up key: String) -> String { "a".localized }"#, nil, ["2:39 no string has the key 'a'"]),
    ] as [(String, String?, [String])])
  func ownLookups(code: String, expected: String?, left: [String]) {
    var accessors = Self.accessors
    accessors.lookups = Self.lookups
    let result = CallSiteRewriter(accessors).rewriting(.init(Array("import UIKit\n\(code)".utf8)))
    #expect(String(decoding: result.bytes, as: UTF8.self) == "import UIKit\n\(expected ?? code)")
    #expect(result.leftAlone.count == left.count, "\(result.leftAlone)")
    for (site, text) in zip(result.leftAlone, left) {
      #expect("\(site.line):\(site.column) \(site.reason)".hasPrefix(text))
    }
  }

  @Test(
    "nested types, and declarations that have other labels or are private elsewhere, don't prevent accessors in views",
    arguments: [
      "struct Style { enum Button { case a }; struct Row { init(_ x: String) { } } }",
      "extension Button { init(_ icon: Icon, size: Int) { } }", "private struct Button { }",
      "extension String { init(localized x: Key, of table: Table) { } }", "class func Button() { }",
      "func navigationTitle(_ title: String, subtitle: String) { }",
    ])
  func otherDeclarations(file: String) {
    let code = #"let a = [Button("Sign in"), x.navigationTitle("Sign in"), String(localized: "Sign in")]"#
    let rewriter = Self.rewriter.knowing([.init(Array(file.utf8))])
    let result = rewriter.rewriting(.init(Array("import SwiftUI\n\(code)".utf8)))
    #expect(result.leftAlone == [])
    #expect(result.count == 3)
  }

  @Test(
    "a certain lookup becomes an accessor",
    arguments: [
      (#"Text("Sign in")"#, "Text(L10n.signIn)"),
      (#"SwiftUI.Text("Sign in", tableName: "Shop", comment: "c").bold()"#, "SwiftUI.Text(L10n.Shop.signIn).bold()"),
      (#"Button("Sign in", role: .cancel) { }"#, "Button(L10n.signIn, role: .cancel) { }"),
      (#"Text(LocalizedStringKey("Sign in"))"#, "Text(L10n.signIn)"),
      (#"Label(LocalizedStringKey("\(n) reviews"), image: "r")"#, #"Label(L10n.reviews(count: n), image: "r")"#),
      (#"view.navigationTitle("store.title")"#, "view.navigationTitle(L10n.Store.title)"),
      (#"Text("Pay \(store.name) a visit")"#, "Text(L10n.visit(store: store.name))"),
      (
        #"Text("\(a.b(c, d: [e, f]).count) of \(total)")"#,
        "Text(L10n.ofIntInt(arg1: a.b(c, d: [e, f]).count, arg2: total))"
      ),
      (#"Text("\(n) reviews", bundle: .module)"#, "Text(L10n.reviews(count: n))"),
      (#"Text("\(way, specifier: "%.2f") km")"#, "Text(L10n.km(arg1: Double(way)))"),
      (#"Text("\(share)% of \(name)")"#, "Text(L10n.of(arg1: Int(share), arg2: name))"),
      (#"Text("100%")"#, "Text(L10n._100)"),
      (#"Text("tap")"#, "Text(L10n.tap())"),
      (#"String(localized: "Sign in", table: "Shop", bundle: .main, comment: "c")"#, "L10n.Shop.signIn"),
      (#"String(localized: "store.title", defaultValue: "Store")"#, "L10n.Store.title"),
      (
        #"String(localized: "likes", defaultValue: "\(a) likes \(b) \(c)×")"#, "L10n.likes(arg2: b, arg1: a, arg3: c)"
      ),
      (#"String.init(localized: "Sign in")"#, "L10n.signIn"),
      (#"Text.init("Sign in")"#, "Text.init(L10n.signIn)"),
      (#"Text(.init("Sign in"))"#, "Text(L10n.signIn)"),
      (#"Bundle.main.localizedString(forKey: "Sign in", value: nil, table: nil)"#, "L10n.signIn"),
      (#"Bundle.module.localizedString(forKey: "Sign in", value: "", table: "Shop")"#, "L10n.Shop.signIn"),
      (#"NSLocalizedString("store.title", comment: "A (\"b\")")"#, "L10n.Store.title"),
      (#"Foundation.NSLocalizedString("store.title", value: "x", comment: "")"#, "L10n.Store.title"),
      (#"String(format: NSLocalizedString("Pay %@ a visit", comment: ""), name)"#, "L10n.visit(store: name)"),
      (#"Text("\(Int64(n)) reviews")"#, "Text(L10n.reviews(count: Int(Int64(n))))"),
      (
        #"String.localizedStringWithFormat(NSLocalizedString("%lld reviews", comment: ""), Int32(n))"#,
        "L10n.reviews(count: Int(Int32(n)))"
      ),
      (#"Text("\(Int(n)) reviews")"#, "Text(L10n.reviews(count: Int(n)))"),
      (
        #"String.localizedStringWithFormat(NSLocalizedString("%lld reviews", comment: ""), n)"#,
        "L10n.reviews(count: n)"
      ),
      ("L10n.likes(a, b, c)", "L10n.likes(arg2: b, arg1: a, arg3: c)"),
      ("L10n.Localizable.visit(name)", "L10n.visit(store: name)"),
      (#""\(x) \(NSLocalizedString("Sign in", comment: ""))""#, #""\(x) \(L10n.signIn)""#),
      (##"#"\#(String(localized: "Sign in"))"#"##, ##"#"\#(L10n.signIn)"#"##),
      (#"Text("Pay \(String(localized: "store.title")) a visit")"#, "Text(L10n.visit(store: L10n.Store.title))"),
      (#"Text("Sign\u{20}in")"#, "Text(L10n.signIn)"),
      (#"Text(isOn ? "Sign in" : "store.title", comment: "")"#, "Text(isOn ? L10n.signIn : L10n.Store.title)"),
      (#"Text("\(n) bytes")"#, "Text(L10n.bytes(arg1: Int(n)))"),
      (#"String(format: String(localized: "Pay %@ a visit"), name)"#, "L10n.visit(store: name)"),
      (
        #"NSLocalizedString("Sign in", tableName: nil, bundle: .main, value: "", comment: "")"#, "L10n.signIn"
      ),
      (#"String(localized: "Sign in", defaultValue: "Sign in")"#, "L10n.signIn"),
      (#"String(localized: "store.title", defaultValue: text)"#, "L10n.Store.title"),
      (#"path.replacing(/\/*$/, with: String(localized: "Sign in"))"#, #"path.replacing(/\/*$/, with: L10n.signIn)"#),
      (##"let a = #"""#; let b = String(localized: "Sign in")"##, ##"let a = #"""#; let b = L10n.signIn"##),
      ("\"\"\"\n \\(String(localized: \"Sign in\"))\n \"\"\"", "\"\"\"\n \\(L10n.signIn)\n \"\"\""),
    ])
  func certain(code: String, expected: String) {
    let result = rewrite(code)
    #expect(result.code == expected)
    #expect(result.left == [])
    let again = rewrite(result.code)
    #expect(again.code == expected)
  }

  @Test(
    "an uncertain lookup is unchanged, with the reason",
    arguments: [
      (#"Text("Sgin in")"#, "2:6 no string has the key 'Sgin in'"),
      (#"Text("\(a) (\(b))")"#, "2:6 this may be the key '%@ (%@)' or '%lld (%@)'"),
      (#"Text("**Bold** \(a)")"#, "2:6 SwiftUI reads Markdown only in literals"),
      (#"Text("Pay \(date, style: .date) a visit")"#, "2:6 a value here is formatted"),
      (#"Text("Pay \(Image(systemName: "x")) a visit")"#, "2:6 a value here is formatted"),
      (#"String(localized: "Sign in", locale: .current)"#, "2:1 the accessor takes no 'locale:'"),
      (#"String(localized: "Sign in", table: name)"#, "2:1 the table's name is not a literal"),
      (#"NSLocalizedString("Pay %@ a visit", comment: "")"#, "2:1 the values don't fit 'L10n.visit(store: String)"),
      (#"String(format: NSLocalizedString("likes", comment: ""), a)"#, "2:1 the values don't fit 'L10n.likes("),
      (#"NSLocalizedString("a.\(b)", comment: "")"#, "2:1 a key is put together from values"),
      (#"LocalizedStringKey("Sign in")"#, "2:1 a LocalizedStringKey is looked up later"),
      (#"var x: LocalizedStringKey = "Sign in""#, "2:8 a LocalizedStringKey is looked up later"),
      (#"NSLocalizedString(key, comment: "")"#, "2:1 the key isn't a literal"),
      (#"NSLocalizedString("Sign " + "in", comment: "")"#, "2:1 the key isn't a literal"),
      (#"String(localized: key)"#, "2:1 the key isn't a literal"),
      (#"let x: LocalizedStringKey = .init("Sign in")"#, "2:8 a LocalizedStringKey is looked up later"),
      (#"let x = LocalizedStringKey.init("Sign in")"#, "2:9 a LocalizedStringKey is looked up later"),
      (#"let x = "Sign in" as LocalizedStringKey"#, "2:22 a LocalizedStringKey is looked up later"),
      (#"let x: [LocalizedStringKey] = [a, "Sign in"]"#, "2:9 a LocalizedStringKey is looked up later"),
      (#"var x: LocalizedStringKey? = "Sign in""#, "2:8 a LocalizedStringKey is looked up later"),
      (
        #"var x: LocalizedStringKey { switch self { case .on: "Sign in" } }"#,
        "2:8 a LocalizedStringKey is looked up later"
      ),
      (#"func f() -> LocalizedStringKey { "Sign in" }"#, "2:13 a LocalizedStringKey is looked up later"),
      (#"x.alert(LocalizedStringKey("Sign in"))"#, "2:9 a LocalizedStringKey is looked up later"),
      (#"Text(LocalizedStringKey("Sign in", x))"#, "2:6 a LocalizedStringKey is looked up later"),
      (#"Text(LocalizedStringKey("Nothing"))"#, "2:6 no string has the key 'Nothing'"),
      (#"LocalizedStringResource("Sign in")"#, "2:1 the system may read a LocalizedStringResource"),
      ("Text(\"\"\"\n  Sign in\n  \"\"\")", "2:6 a literal of several lines"),
      (#"Button("see https://a.b") { }"#, "2:8 SwiftUI reads Markdown only in literals"),
      (#"NSLocalizedString("100%% sure", comment: "")"#, "2:1 '%%' is one percent sign in a format, and two here"),
      (#"Text("\(way) km")"#, #"2:6 no string has the key '\(…) km'"#),
      (#"String(localized: "Sign in", bundle: other)"#, "2:1 'other' may have other strings"),
      (#"Text("Pay \(flag ? Text(a) : b) a visit")"#, "2:6 a value here is formatted"),
      (#"String(format: NSLocalizedString("likes", comment: ""), a as CVarArg, b, c)"#, "2:1 a value here is cast"),
      (#"Text("Pay \(name /* whose? */) a visit")"#, "2:6 a comment here would be lost"),
      (#"Text(isOn ? "Sign in" : "Sgin out")"#, "2:13 no string has the key 'Sgin out'"),
      (#"NSString(format: NSLocalizedString("likes", comment: ""), a)"#, "2:18 values for a format follow"),
      (
        #"String(format: NSLocalizedString("likes", comment: ""), a, b, 3)"#,
        "2:1 this writes 1234, and the accessor writes '1,234'; if that is right, write 'L10n.likes(arg2: b, arg1: a, arg3: 3)'"
      ),
      (#"String(localized: "Sign in", defaultValue: "Log in")"#, "2:1 the catalog has no text in the source language"),
      (#"String(localized: "Sign in", defaultValue: text)"#, "2:1 the catalog has no text in the source language"),
      (#"NSLocalizedString("Sign in", value: "Log in", comment: "")"#, "2:1 the catalog has no text in the source"),
      (#"Text(isOn ? "Sign in" : "")"#, "2:13 one of the texts has no string"),
      (#"Text(isOn ? "•" : "Sign in")"#, "2:13 one of the texts has no string"),
      (#"Text("\(String(5)) reviews")"#, #"2:6 no string has the key '\(…) reviews'"#),
      (#"Text("\("5") reviews")"#, #"2:6 no string has the key '\(…) reviews'"#),
      (#"Text("Pay \(UUID()) a visit")"#, #"2:6 no string has the key 'Pay \(…) a visit'"#),
      (#"Text("Pay \([1]) a visit")"#, #"2:6 no string has the key 'Pay \(…) a visit'"#),
      (#"Text("Pay \(URL(string: "x")!) a visit")"#, #"2:6 no string has the key 'Pay \(…) a visit'"#),
      (
        #"String(format: NSLocalizedString("Pay %@ a visit", comment: ""), 5)"#, "2:1 the values don't fit 'L10n.visit("
      ),
      (#"Text("\(Int32(5)) reviews")"#, #"2:6 no string has the key '\(…) reviews'"#),
      (#"Text("Pay \(5) a visit")"#, #"2:6 no string has the key 'Pay \(…) a visit'"#),
      (#"String.init(localized: key)"#, "2:1 the key isn't a literal"),
      (#"let x: String = .init(localized: "Sign in")"#, "2:18 the accessor gives a String, and this may be something"),
      (#"AttributedString(localized: "Sign in")"#, "2:1 the accessor gives a String, and this may be something else"),
      (#"let x: AttributedString = .init(localized: key)"#, "2:28 the accessor gives a String, and this may be"),
      (#"Bundle.main.localizedString(forKey: key, value: nil, table: nil)"#, "2:1 the key isn't a literal"),
      (#"Bundle.kit.localizedString(forKey: "Sign in", value: nil, table: nil)"#, "2:1 'Bundle.kit' may have other"),
      (#"bundle.localizedString(forKey: "Sign in", value: nil, table: nil)"#, "2:8 the bundle may have other strings"),
      (#"Bundle(for: X.self).localizedString(forKey: "Sign in", value: nil, table: nil)"#, "2:21 the bundle may have"),
      (#"LocalizedStringKey(x)"#, "2:1 the key isn't a literal"),
      (#"Text(LocalizedStringKey(x.rawValue))"#, "2:6 the key isn't a literal"),
      (#"Text(.init(x))"#, "2:6 the key isn't a literal"),
      (#"var x: LocalizedStringKey { a ? "Sign in" : "store.title" }"#, "2:8 a LocalizedStringKey is looked up later"),
      (#"String(localized: "phrases")"#, "2:1 the values don't fit 'L10n.phrases: [String]'"),
    ])
  func uncertain(code: String, reason: String) {
    let result = rewrite(code)
    #expect(result.code == code)
    #expect(result.left.count == 1)
    #expect(result.left.first?.hasPrefix(reason) == true, "\(result.left)")
  }

  @Test(
    "other code is neither changed nor mentioned",
    arguments: [
      #"// Text("Sign in")"#, #"/* Text("Sign in") /* */ */"#, #"let x = "Text(\"Sign in\")""#, #"Text("•")"#,
      #"Text(verbatim: "Sign in")"#, #"Text(title)"#, #"Text("Sign in" + x)"#, #"String("Sign in")"#,
      #"String(format: "%@", a)"#, #"String(localized: "Sign in", table: "Other")"#, "L10n.visit(store: name)",
      "L10n.other(name)", #"#Preview("Sign in")"#, #"@AppStorage("Sign in") var x = 1"#,
      #"let r = /"/; let s = "Text(\"Sign in\")""#, ##"s.split(separator: /"/), t = #"Text("Sign in")"#"##,
      "let r = #/\nText(\"Sign in\")\n/#", #"Text("Sign in"#, "Text(", "let type = LocalizedStringKey.self",
      #"Image("Sign in")"#, #"x == "Sign in""#, #""Sign in" != x"#, #"x["Sign in"]"#, #"["Sign in": 1]"#,
      #"switch x { case "a", "Sign in", "b": break }"#, #""Sign in".count"#,
      #"let x = "Nothing""#,
      #"let x = "\(a) (\(b))""#, #"Label { Text(x) } icon: { Image(systemName: "Sign in") }"#,
    ])
  func others(code: String) {
    let result = rewrite(code)
    #expect(result.code == code)
    #expect(result.left == [])
  }

  @Test(
    "a key that other code may look up is unchanged, and listed",
    arguments: [
      (#"x.searchable(text: $t, prompt: "Sign in")"#, ["2:32 'Sign in' is a key"]),
      (#"Text(a ? "x" : b ? "Sign in" : "store.title")"#, ["2:20 'Sign in' is a key", "2:32 'store.title' is a key"]),
      (#"let x = ["Sign in", "store.title"]"#, ["2:10 'Sign in' is a key", "2:21 'store.title' is a key"]),
      (#"Text(("Sign in"))"#, ["2:7 'Sign in' is a key"]),
      (#"let x: (LocalizedStringKey, Int) = ("Sign in", 1)"#, ["2:37 'Sign in' is a key"]),
      (#"x.accessibilityAction(named: "Sign in") { }"#, ["2:30 'Sign in' is a key"]),
      (#"navigationTitle("Sign in")"#, ["2:17 'Sign in' is a key"]),
      (#"view.Text("Sign in")"#, ["2:11 'Sign in' is a key"]),
      (#"logger.alert("Sign in")"#, ["2:14 'Sign in' is a key"]),
      (
        #"struct Section { }; Section("Sign in")"#,
        [
          "2:29 the code has a type or an initializer 'Section' of its own; if this is SwiftUI's, write the call by hand"
        ]
      ),
      (
        #"class A { enum Label { } }; class B: A { let x = Label("Sign in") }"#,
        ["2:56 the code has a type or an initializer 'Label' of its own"]
      ),
      (#"show("\(n) reviews")"#, ["2:6 '%lld reviews' is a key"]),
      (#"x = "Sign in""#, ["2:5 'Sign in' is a key"]),
      (#"print("Sign in".localized)"#, ["2:7 'Sign in' is a key"]),
      (#"return ["Sign in"]"#, ["2:9 'Sign in' is a key"]),
      (#"var x: String! = "Sign in""#, ["2:18 'Sign in' is a key"]),
      (#"tr("Sign in" as String)"#, ["2:4 'Sign in' is a key"]),
      (
        #"String.init(format: NSLocalizedString("Sign in", comment: ""), 5)"#, ["2:1 the values don't fit 'L10n.signIn"]
      ),
      (
        #"func NSLocalizedString(_ x: String) { }; NSLocalizedString("Sign in")"#,
        ["2:42 the code has 'NSLocalizedString' of its own; if this is Foundation's, write the call by hand"]
      ),
      (
        #"extension String { init(localized x: String) { } }; String(localized: "Sign in")"#,
        ["2:53 the code has 'init(localized:)' of its own; if this is Foundation's, write the call by hand"]
      ),
      (
        #"extension Text { init(_ x: String) { } }; Text("Sign in")"#,
        ["2:48 the code has a type or an initializer 'Text' of its own"]
      ),
      (
        #"enum X: String { case on = "Sign in", off = "store.title" }"#, ["2:28 'Sign in' is", "2:45 'store.title' is"]
      ),
      (#""Sign in".localized"#, ["2:1 'Sign in' is a key"]),
      (#""Sign in" as String.LocalizationValue"#, ["2:1 'Sign in' is a key"]),
      (#"L10n.tr("Localizable", "Sign in")"#, ["2:24 'Sign in' is a key"]),
      (#"localize(string: "Sign in")"#, ["2:18 'Sign in' is a key"]),
      (#"@Parameter(title: "Sign in") var x: String"#, ["2:19 'Sign in' is a key"]),
      (#"#localize("Sign in")"#, ["2:11 'Sign in' is a key"]),
      ("show(\"\"\"\n  Sign in\n  \"\"\")", ["2:6 'Sign in' is a key"]),
      (#"Text("Sgin in \(y("Sign in"))")"#, [#"2:6 no string has the key 'Sgin in \(…)'"#, "2:19 'Sign in' is a key"]),
      (
        #"func help(_ text: String) { }; x.help("Sign in")"#,
        ["2:39 the code has a function 'help' of its own; if this is SwiftUI's, write the call by hand"]
      ),
    ])
  func otherLookups(code: String, expected: [String]) {
    let rewriter = Self.rewriter.knowing([.init(Array(code.utf8))])
    let result = rewriter.rewriting(.init(Array("import SwiftUI\n\(code)".utf8)))
    #expect(String(decoding: result.bytes, as: UTF8.self) == "import SwiftUI\n\(code)")
    #expect(result.leftAlone.count == expected.count, "\(result.leftAlone)")
    for (site, text) in zip(result.leftAlone, expected) {
      #expect("\(site.line):\(site.column) \(site.reason)".hasPrefix(text))
    }
  }

  @Test("the places of unchanged lookups are those in the written file, or else in the existing one")
  func places() {
    let code = Array("let a = String(\n  localized: \"Sign in\",\n  comment: \"x\")\nlet b = f(\"Sign in\")".utf8)
    let places = { (isWritten: Bool) in
      Self.rewriter.rewriting(.init(code), isWritten: isWritten).leftAlone.map { "\($0.line):\($0.column)" }
    }
    #expect(places(false) == ["4:11"])
    #expect(places(true) == ["2:11"])
    let nested = Array(#"let a = String(localized: "Pay \(f("Sign in")) a visit"), b = f("Sign in")"#.utf8)
    let written = Self.rewriter.rewriting(.init(nested), isWritten: true)
    #expect(
      String(decoding: written.bytes, as: UTF8.self) == #"let a = L10n.visit(store: f("Sign in")), b = f("Sign in")"#)
    #expect(written.leftAlone.map(\.column) == [9, 48])
  }

  @Test("nested call sites, unclosed code and many refusals are handled quickly")
  func hostile() {
    let nested =
      String(repeating: #"String(localized: "Pay \("#, count: 300) + String(repeating: #") a visit")"#, count: 300)
    let calls = String(repeating: "L10n.visit(", count: 5000) + String(repeating: ")", count: 5000)
    let many = String(repeating: "Text(\"Sgin in\")\n", count: 5000)
    let types = String(repeating: "struct A { func f(_ x: Int) { Text(\"Sign in\") } }\n", count: 5000)
    let inside = String(repeating: "enum A { init(_ x: Int) { ", count: 2000)
    let chain = "L10n" + String(repeating: ".a", count: 5000)
    for code in [
      nested, calls, many, types, inside + String(repeating: "} }", count: 2000), chain,
      String(repeating: "Text(", count: 50_000), ", \"Sign in\"",
    ] {
      let result = Self.rewriter.rewriting(.init(Array("import SwiftUI\n\(code)".utf8)))
      #expect(result.bytes.count > 0)
    }
  }

  @Test("a byte-order mark is kept, and bytes that aren't UTF-8 are refused")
  func encoding() {
    #expect(rewrite("Text(\"Sign in\")", imports: "\u{FEFF}import SwiftUI\n").code == "Text(L10n.signIn)")
    let bytes = Array("NSLocalizedString(\"Sign in\", comment: \"".utf8) + [0xFF] + Array("\")".utf8)
    #expect(Self.rewriter.rewriting(.init(bytes)).bytes == bytes)
  }

  @Test("Text is SwiftUI's only if the file imports SwiftUI")
  func withoutSwiftUI() {
    let code = "Text(\"Sign in\"); String(localized: \"Sign in\")"
    #expect(rewrite(code, imports: "import Foundation\n").code == "Text(\"Sign in\"); L10n.signIn")
  }
}
