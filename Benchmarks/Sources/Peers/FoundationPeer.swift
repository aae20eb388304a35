import Foundation

/// Foundation's lookup, and the same lookup in the form that SwiftGen generates.
package struct FoundationPeer: Sendable {
  private let bundle: Bundle

  package init(directory: String) throws(MissingPeer) {
    guard let bundle = Bundle(path: directory) else { throw MissingPeer(description: "no bundle at \(directory)") }
    self.bundle = bundle
  }

  package func text(_ key: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: "Localizable")
  }

  /// The equivalent of SwiftGen's `tr`.
  package func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
    let format = bundle.localizedString(forKey: key, value: value, table: table)
    return String(format: format, locale: Locale.current, arguments: args)
  }
}
