import L10nMessages

/// The flags of an entry: `#, fuzzy, c-format`.
struct POFlags {
  let names: [String]

  /// - Parameter lines: the lines, without `#,`.
  init(_ lines: [String]) {
    names = lines.flatMap { $0.split { $0 == "," || $0.isWhitespace }.map(String.init) }
  }

  static let fuzzy = "fuzzy"

  /// A Boolean value indicating whether somebody should review the translation, since the original text changed.
  var isFuzzy: Bool { names.contains(Self.fuzzy) }

  /// A Boolean value indicating whether each line of the file is one of the text.
  var keepsLines: Bool { names.contains("no-wrap") }

  /// The style of the entry's texts.
  ///
  /// - Parameter id: the original text. Some programs write no flags, and then its conversions show that there are some.
  func map(of id: String) -> SourceMap {
    let format = names.first { $0.hasSuffix("-format") }
    guard let format else {
      // Most texts have no percent sign, which is found faster.
      return id.utf8.contains(UInt8(ascii: "%")) && id.contains(Self.conversion) ? .poPrintf : .poText
    }
    return Self.printfFormats.contains(format) ? .poPrintf : .poText
  }

  /// The languages whose formats have the conversions of C, some with names: `%(count)d` in Python.
  private static let printfFormats: Set = [
    "c-format", "objc-format", "python-format", "php-format", "perl-format", "lua-format", "javascript-format",
    "java-printf-format", "gcc-internal-format", "gfc-internal-format", "tcl-format", "ruby-format", "awk-format",
  ]

  /// A conversion that is hardly a percent sign: `%s`, `%1$d`, `%(name)s`, but not that of `50%d…`.
  nonisolated(unsafe) private static let conversion =
    /(?:^|[^0-9%])%(?:[1-9]\$)?(?:\([A-Za-z_]+\))?(?:l{0,2}[du]|[s@]|\.[0-9]f)(?![A-Za-z0-9])/
}
