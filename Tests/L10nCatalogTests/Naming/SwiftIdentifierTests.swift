import Testing

@testable import L10nCatalog

@Suite("Swift names")
struct SwiftIdentifierTests {
  @Test(
    "keys in any common style become lowerCamelCase members and UpperCamelCase types",
    arguments: [
      ("title", "title", "Title"), ("empty_hint", "emptyHint", "EmptyHint"), ("empty-hint", "emptyHint", "EmptyHint"),
      ("empty hint", "emptyHint", "EmptyHint"), ("empty.hint", "emptyHint", "EmptyHint"),
      ("emptyHint", "emptyHint", "EmptyHint"), ("EmptyHint", "emptyHint", "EmptyHint"),
      ("__empty__hint__", "emptyHint", "EmptyHint"), ("ID", "id", "Id"), ("URL_FOR", "urlFor", "UrlFor"),
      ("URLString", "urlString", "URLString"), ("image_URL2x", "imageURL2x", "ImageURL2x"), ("A", "a", "A"),
      ("page_2_of_3", "page2Of3", "Page2Of3"), ("v1_2", "v1_2", "V1_2"), ("v12", "v12", "V12"),
      ("éclair_à_la", "éclairÀLa", "ÉclairÀLa"),
    ])
  func styles(key: String, member: String, type: String) {
    #expect(SwiftIdentifier.member(key).spelling == member)
    #expect(SwiftIdentifier.type(key).spelling == type)
  }

  @Test(
    "Hangul and Han keys are unchanged, except that words are separated",
    arguments: [
      ("매장", "매장"), ("리뷰_작성", "리뷰_작성"), ("리뷰 작성", "리뷰_작성"), ("店铺", "店铺"), ("매장ID", "매장ID"), ("매장_id", "매장Id"),
    ])
  func uncased(key: String, member: String) {
    #expect(SwiftIdentifier.member(key).spelling == member)
  }

  @Test(
    "characters that aren't allowed are spelled out, and an underscore precedes those that can't come first",
    arguments: [
      ("★", "u2605"), ("a/b", "aU002fB"), ("404", "_404"), ("404_title", "_404Title"), ("", "empty"), ("_", "u005f"),
      ("- -", "u002dU0020U002d"), ("\u{301}a", "u0301A"), ("a_\u{301}", "aU0301"),
      ("zero\u{200B}width", "zeroU200bWidth"),
      ("\u{202E}a", "u202eA"), ("\u{0}", "u0000"), ("😀", "😀"), ("\u{10FFFF}", "u10ffff"), (#"""""#, "u0022U0022U0022"),
    ])
  func spelledOut(key: String, member: String) {
    #expect(SwiftIdentifier.member(key).spelling == member)
  }

  @Test(
    "keywords are in backticks; names that generated code uses, or that backticks don't allow, get an underscore",
    arguments: [
      ("default", "`default`"), ("in", "`in`"), ("await", "`await`"), ("self", "self_"), ("init", "init_"),
      ("none", "none_"), ("localization", "localization_"), ("_localization", "localization_"), ("l10n", "l10n"),
      ("open", "open"), ("text", "text"),
    ])
  func reserved(key: String, member: String) {
    #expect(SwiftIdentifier.member(key, rootEnum: .rootEnum("L10n")).spelling == member)
  }

  @Test(
    "types never hide names that generated code uses",
    arguments: [
      ("type", "Type_"), ("string", "String_"), ("date", "Date_"), ("l10n", "L10n_"), ("self", "Self_"),
      ("any", "Any_"),
      ("default", "Default"), ("text", "Text"),
    ])
  func reservedTypes(key: String, type: String) {
    #expect(SwiftIdentifier.type(key, rootEnum: .rootEnum("L10n")).spelling == type)
  }

  @Test(
    "the outermost enum has the requested name, if Swift allows it",
    arguments: [
      ("L10n", "L10n"), ("texts", "texts"), ("App_Strings", "App_Strings"), ("문구", "문구"), ("class", "Class"),
      ("get", "Get"), ("any", "Any_"),
      ("String", "String_"), ("my texts { }", "MyTextsU007bU007d"), ("", "Empty"), ("1", "_1"), ("_x", "X"),
    ])
  func rootEnum(name: String, spelling: String) {
    #expect(SwiftIdentifier.rootEnum(name).spelling == spelling)
  }
}
