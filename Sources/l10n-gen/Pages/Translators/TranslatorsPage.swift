/// The page on which translators type, with the document of ``TranslatorsJSON``.
enum TranslatorsPage {
  /// Returns the page.
  static func bytes(showing document: TranslatorsJSON) -> [UInt8] {
    HTMLPage(
      PackageResources.translators_html, styles: [("translators.css", PackageResources.translators_css)],
      document: ("project.json", document.text),
      scripts: [
        ("forms.js", PackageResources.forms_js), ("provisional.js", PackageResources.provisional_js),
        ("xliff.js", PackageResources.xliff_js), ("work.js", PackageResources.work_js),
        ("fields.js", PackageResources.fields_js), ("translators.js", PackageResources.translators_js),
      ]
    ).bytes
  }
}
