/// The formats that bundles are read in.
package enum FormatID: UInt8, Sendable {
  case yaml, json, stringCatalog, strings, stringsdict, listing, android, arb, i18next, po

  /// The format of settings.
  package static let settings = FormatID.yaml
}
