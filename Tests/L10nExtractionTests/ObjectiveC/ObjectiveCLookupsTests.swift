import L10nText
import Testing

@testable import L10nExtraction

@Suite("Keys of Objective-C code")
struct ObjectiveCLookupsTests {
  private func lookups(_ text: String, macros: Set<String> = []) -> ObjectiveCLookups {
    ObjectiveCLookups(SourceFile(path: "a.m", bytes: Array(text.utf8)), file: 0, macros: macros)
  }

  @Test("the macros have keys, tables, values and comments")
  func macros() {
    let keys = lookups(
      #"""
      a = NSLocalizedString(@"Open", @"A button");
      b = NSLocalizedStringFromTable(@"Save", @"Shop", nil);
      c = NSLocalizedStringWithDefaultValue(@"k", @"T", [NSBundle mainBundle], @"V", @"C");
      d = NSLocalizedStringFromTableInBundle(@"In", nil, bundle, @"D");
      """#
    ).keys
    #expect(keys.map(\.key) == ["Open", "Save", "k", "In"])
    #expect(keys.map(\.table) == ["Localizable", "Shop", "T", "Localizable"])
    #expect(keys.map(\.comment) == ["A button", nil, "C", "D"])
    #expect(keys.map(\.defaultValue) == [nil, nil, "V", nil])
  }

  @Test("literals in a row are one text, and escapes are read")
  func literals() {
    let keys = lookups(#"NSLocalizedString(@"One \"two\" " /* and */ @"three\n\u00e9", nil)"#).keys
    #expect(keys.map(\.key) == ["One \"two\" three\né"])
  }

  @Test("comments, other functions and keys that are put together aren't lookups")
  func others() {
    let text = #"""
      // NSLocalizedString(@"a", nil)
      /* NSLocalizedString(@"b", nil) */
      NSLocalizedString(key, nil); Other(@"c", nil); char q = '"'; NSLocalizedString([NSString stringWithFormat:@"d"], nil);
      """#
    #expect(lookups(text).keys.isEmpty)
    #expect(lookups(text).texts == ["c", "d"])
    #expect(lookups(text, macros: ["Other"]).keys.map(\.key) == ["c"])
  }

  @Test("several conversions get positions in the source language")
  func positions() {
    #expect(lookups(#"NSLocalizedString(@"%@ of %d", nil)"#).keys.first?.positional == "%1$@ of %2$d")
    #expect(lookups(#"NSLocalizedString(@"%@ of 50%%", nil)"#).keys.first?.positional == nil)
  }

  @Test(
    "code that ends early ends the file",
    arguments: [#"NSLocalizedString(@"a"#, "NSLocalizedString(", "@\"\\", "/*", "'"])
  func unclosed(text: String) {
    #expect(lookups(text).keys.isEmpty)
  }
}
