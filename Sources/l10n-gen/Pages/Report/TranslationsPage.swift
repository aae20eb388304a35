/// A report as a single HTML page, with the document of ``TranslationsJSON``.
enum TranslationsPage {
  /// Returns the page.
  ///
  /// - Parameter report: the document, in JSON.
  static func bytes(showing report: String) -> [UInt8] {
    HTMLPage(
      PackageResources.report_html, styles: [("report.css", PackageResources.report_css)],
      document: ("report.json", report),
      scripts: [("messages.js", PackageResources.messages_js), ("report.js", PackageResources.report_js)]
    ).bytes
  }
}
