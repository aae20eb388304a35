@testable import L10nCatalog
@testable import L10nReview
@testable import L10nSwiftCode
@testable import L10nText

/// Swift code whose lookups are replaced with accessors. After one rewrite, there must be nothing more to rewrite.
enum CallSitesTarget {
  private static let catalog = """
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "Sign in" : { }, "Pay %@ a visit" : { }, "%lld of %lld" : { }, "%.2f km" : { }, "store.title" : { }, "**b** %@" : { }
    } }
    """

  private static let rewriter: CallSiteRewriter = {
    let file = InputFile(
      path: ["Localizable.xcstrings"], shownPath: "Localizable.xcstrings", bytes: Array(Self.catalog.utf8))
    let catalog = CatalogReader.catalog(of: [file], options: ReadingOptions(source: "en"))
    let state = NamedCatalog(catalog: catalog, accessors: AccessorTree(catalog, rootEnum: "L10n"))
    return CallSiteRewriter(CallSiteAccessors(catalog, state))
  }()

  static func violations(_ input: [UInt8]) -> [String] {
    let once = rewriter.rewriting(.init(input))
    if once.count == 0 { return once.bytes == input ? [] : ["a file without call sites was changed"] }
    return rewriter.rewriting(.init(once.bytes)).count == 0 ? [] : ["a second run rewrites more"]
  }
}
