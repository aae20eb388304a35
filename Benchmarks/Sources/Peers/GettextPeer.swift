import CPeers
import Foundation

/// libc's gettext, with the catalog's .mo files.
package struct GettextPeer: Sendable {
  /// Binds the text domain `catalog`; `LANGUAGE` must be set beforehand.
  package init(directory: String) {
    setlocale(LC_ALL, "C.UTF-8")
    bindtextdomain("catalog", directory)
    bind_textdomain_codeset("catalog", "UTF-8")
    textdomain("catalog")
  }

  package func text(_ key: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
    UnsafePointer(gettext(key))
  }
}
