import L10nCatalog
import L10nText

/// The names by which people know the texts of findings.
struct FindingSubjects {
  private let catalog: Catalog
  private let keys: WrittenKeys
  /// The language of each file that has one, by the file's index.
  private let languages: [Int: String]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    keys = WrittenKeys(catalog)
    let files = catalog.bundles.flatMap { bundle in bundle.files.map { ($0, [bundle.language]) } }
    languages = Dictionary(files, uniquingKeysWith: +).compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// Returns the language and the key of a report's text.
  func subject(of report: Report) -> Finding.Subject {
    var subject = report.name
    subject.language = report.language(in: catalog) ?? subject.language
    subject.key = subject.key ?? report.key(in: catalog).map { keys.shown($0) }
    if subject.language == nil, report.rule.isOfParsers, subject.key != nil, case .place(let place) = report.spot {
      subject.language = languages[place.file]
    }
    return subject
  }
}
