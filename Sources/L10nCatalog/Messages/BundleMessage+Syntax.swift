import L10nFormats
package import L10nMessages

extension BundleMessage {
  /// The syntax that its file's format determines, or `nil` if the configuration decides.
  package var syntax: MessageSyntax? {
    // Most formats don't determine one, so looking at one text is enough.
    let map: SourceMap? =
      switch self {
      case .text(let text): text.map
      case .list(let items): items.first?.map
      case .pluralMap(let variants): variants.first?.text.map
      }
    return map.flatMap { BundleFormats.syntax(of: $0) }
  }
}
