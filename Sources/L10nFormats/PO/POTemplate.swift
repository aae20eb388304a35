import L10nLanguage
import L10nText

/// New translations of gettext's templates.
enum POTemplate {
  /// Returns a file for the translations of a template to a language, as `msginit` makes it: with the plural forms of the
  /// language, and without any text. `nil` if the template has mistakes.
  ///
  /// - Parameter template: UTF-8 without a byte-order mark.
  static func translation(of template: [UInt8], to language: String) -> [UInt8]? {
    guard POReader.read(template).isSound else { return nil }
    let entries = POScanner(template).entries
    let forms = LanguageTag(language).flatMap(POPluralCategories.standardValue).flatMap { try? POPluralForms($0) }
    var edits: [TextEdit] = []
    var head: [UInt8] = []
    if let header = entries.first(where: \.isHeader) {
      guard let text = self.header(header, of: language, in: template) else { return nil }
      edits += text
    } else {
      head = Array("\(POWriter.emptyFile(of: language))\n".utf8)
    }
    for entry in entries where entry.pluralID != nil {
      guard let first = entry.translations.first?.text, let last = entry.translations.last?.text else { continue }
      let empty = (0..<(forms?.count ?? 2)).map { $0 == 0 ? "\"\"" : "msgstr[\($0)] \"\"" }
      edits.append(
        TextEdit(
          range: first.range.lowerBound..<last.range.upperBound,
          replacement: Array(empty.joined(separator: POEdit.lineEnd(of: template)).utf8)))
    }
    return head + TextEdit.apply(edits, to: template, in: 0..<template.count)
  }

  /// Returns the edits of the header: the fields of a new file take the place of the template's.
  private static func header(_ entry: POEntry, of language: String, in template: [UInt8]) -> [TextEdit]? {
    guard let old = entry.translations.first?.text, let text = old.text else { return nil }
    let new = POScanner(Array(POWriter.emptyFile(of: language).utf8)).entries.first?.translations.first?.text.text ?? ""
    func name(_ line: Substring) -> Substring { line.prefix { $0 != ":" } }
    let fields = new.split(separator: "\n")
    let kept = text.split(separator: "\n").filter { line in
      !fields.contains { name($0).lowercased() == name(line).lowercased() } && name(line) != "Plural-Forms"
    }
    let all = (kept + fields).map { "\($0)\n" }.joined()
    let edit = POEdit.edit(of: old.range, keyword: "msgstr", to: all, isWrapped: true, in: template)
    return [POEdit.edit(of: entry, isFuzzy: false, in: template), edit].compactMap { $0 }
  }
}
