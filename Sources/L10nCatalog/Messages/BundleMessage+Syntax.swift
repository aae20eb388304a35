import L10nFormats
package import L10nLanguage

extension BundleMessage {
  /// The syntax that its file's format gives it, or `nil` if the configuration decides.
  package var syntax: MessageSyntax? {
    // Most formats give none, so that looking at one text where it is will do.
    let map: SourceMap? =
      switch self {
      case .text(let text): text.map
      case .list(let items): items.first?.map
      case .pluralMap(let variants): variants.first?.text.map
      }
    return map.flatMap { BundleFormats.syntax(of: $0) }
  }
}
