/// A single HTML page, which contains everything it needs: its styles, its scripts, its own strings and a document.
///
/// A page may run and load only the resources that its template lists by hash (Content Security Policy Level 3, section
/// 2.3.1). Its scripts insert strings only as text, so that none is interpreted as markup.
struct HTMLPage {
  /// The page.
  let bytes: [UInt8]

  /// A style or a script, with its name in the template.
  typealias Resource = (name: String, bytes: [UInt8])

  /// The languages of the pages' own strings, with their bundles.
  private static let strings: [(language: String, bundle: [UInt8])] = [
    ("en", PackageResources.en_json), ("ko", PackageResources.ko_json), ("zh-Hans", PackageResources.zh_Hans_json),
  ]

  /// Fills a template, in which the style `/* a.css */` and the script `/* a.js */` are the only content of their
  /// elements.
  ///
  /// - Parameters:
  ///   - styles: the styles besides those that pages share, by their names in the template.
  ///   - document: the document, in JSON, and its name in the template.
  ///   - scripts: the scripts besides those that pages share, in the order of the template.
  init(
    _ template: [UInt8], styles: [Resource], document: (name: String, json: String),
    scripts: [Resource]
  ) {
    let bundles = Self.strings.map { "\"\($0.language)\":\(Self.text($0.bundle))" }
    let styles: [Resource] = [("page.css", PackageResources.page_css)] + styles
    let scripts: [Resource] =
      [("strings.js", PackageResources.strings_js), ("feed.js", PackageResources.feed_js)] + scripts
    let data = [
      ("strings.json", Self.data("{\(bundles.joined(separator: ","))}")), (document.name, Self.data(document.json)),
    ]
    // In the order of the template.
    let parts: [(mark: String, content: String)] = styles.map(Self.part) + data + scripts.map(Self.part)
    var page = ""
    var rest = Substring(Self.text(template))
    for (mark, content) in parts {
      guard let range = rest.firstRange(of: ">\(mark)<") else { preconditionFailure("the page has no \(mark)") }
      page += rest[..<range.lowerBound] + ">" + content + "<"
      rest = rest[range.upperBound...]
    }
    bytes = Array((page + rest).utf8)
  }

  private static func part(_ resource: Resource) -> (mark: String, content: String) {
    ("/* \(resource.name) */", text(resource.bytes))
  }

  private static func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }

  /// Returns JSON that can't end the surrounding element: `<` occurs only in strings, where it can be escaped.
  private static func data(_ json: String) -> String {
    guard json.utf8.contains(UInt8(ascii: "<")) else { return json }
    return json.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\\u003c")
  }
}
