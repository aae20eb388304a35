import CPeers
import Foundation

/// Foundation's lookup, and what SwiftGen's generated code does around it.
struct FoundationPeer {
  let bundle: Bundle

  init(directory: String) throws {
    guard let bundle = Bundle(path: directory) else { throw MissingPeer(description: "no bundle at \(directory)") }
    self.bundle = bundle
  }

  func text(_ key: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: "Localizable")
  }

  /// The shape of SwiftGen's `tr`.
  func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
    let format = bundle.localizedString(forKey: key, value: value, table: table)
    return String(format: format, locale: Locale.current, arguments: args)
  }
}

/// libc's gettext, with the catalog's .mo files.
struct GettextPeer {
  /// Binds the text domain `catalog`; `LANGUAGE` must be set beforehand.
  init(directory: String) {
    setlocale(LC_ALL, "C.UTF-8")
    bindtextdomain("catalog", directory)
    bind_textdomain_codeset("catalog", "UTF-8")
    textdomain("catalog")
  }

  func text(_ key: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
    UnsafePointer(gettext(key))
  }
}

/// ICU4C's MessageFormat with a pattern parsed beforehand.
final class ICUPeer {
  private let message: OpaquePointer

  init(pattern: String, locale: String) throws {
    guard let message = icu_message_open(pattern, locale) else {
      throw MissingPeer(description: "ICU refuses \(pattern)")
    }
    self.message = message
    icu_message_set_name(message, "하연주")
  }

  deinit {
    icu_message_close(message)
  }

  func text(count: Int, name: String) -> String {
    String(unsafeUninitializedCapacity: 256) { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        Int(max(0, icu_message_format(message, Int64(count), name, $0.baseAddress, Int32($0.count))))
      }
    }
  }

  /// The length of the text, which stays in ICU's own UTF-16.
  func length(count: Int) -> Int {
    Int(icu_message_format_only(message, Int64(count)))
  }
}

/// A peer that can't be measured here.
struct MissingPeer: Error, CustomStringConvertible {
  var description: String
}
