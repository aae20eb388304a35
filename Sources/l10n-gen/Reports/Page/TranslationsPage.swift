/// A report as a single HTML page, which contains everything it needs: its styles, its script, its own strings and the
/// document of ``TranslationsJSON``.
///
/// The page may run and load only the resources that `report.html` lists by hash (Content Security Policy Level 3,
/// section 2.3.1). Its script inserts strings only as text, so that none is interpreted as markup.
enum TranslationsPage {
  /// The languages of the page's own strings, with their bundles.
  private static let strings: [(language: String, bundle: [UInt8])] = [
    ("en", PackageResources.en_json), ("ko", PackageResources.ko_json), ("zh-Hans", PackageResources.zh_Hans_json),
  ]

  /// Returns the page.
  ///
  /// - Parameter report: the document, in JSON.
  static func bytes(showing report: String) -> [UInt8] {
    let bundles = strings.map { "\"\($0.language)\":\(text($0.bundle))" }
    let parts: [(mark: String, content: String)] = [
      ("/* report.css */", text(PackageResources.report_css)),
      ("strings.json", data("{\(bundles.joined(separator: ","))}")),
      ("report.json", data(report)),
      ("/* strings.js */", text(PackageResources.strings_js)),
      ("/* messages.js */", text(PackageResources.messages_js)),
      ("/* report.js */", text(PackageResources.report_js)),
    ]
    var page = ""
    var rest = Substring(text(PackageResources.report_html))
    for (mark, content) in parts {
      guard let range = rest.firstRange(of: ">\(mark)<") else { preconditionFailure("report.html has no \(mark)") }
      page += rest[..<range.lowerBound] + ">" + content + "<"
      rest = rest[range.upperBound...]
    }
    return Array((page + rest).utf8)
  }

  private static func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }

  /// Returns JSON that can't end the surrounding element: `<` occurs only in strings, where it can be escaped.
  private static func data(_ json: String) -> String {
    guard json.utf8.contains(UInt8(ascii: "<")) else { return json }
    return json.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\\u003c")
  }
}
