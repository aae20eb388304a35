import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nText

/// Exports that services made, and translators' changes of the same files, in small.
@Suite("Exports of services")
struct ExportReplayTests {
  /// A catalog of 40 strings: in German all of them, translated by a machine and with no-break spaces; in French half.
  private let project = ExportedCatalog(40) { "Delete \($0) old files" }
    .adding("de", state: "needs_review") { "\($0)\u{A0}alte Dateien löschen" }
    .adding("fr") { $0 <= 20 ? "Supprimer \($0) anciens fichiers\u{202F}?" : nil }

  // MARK: - Bad exports

  @Test("an export that fills all languages up with the source's text is reported once")
  func filled() {
    let export = project.adding("fr") { $0 <= 20 ? "Supprimer \($0) anciens fichiers\u{202F}?" : nil }
      .changing { _, units in
        if units["fr"] == nil { units["fr"] = .init(text: units["en"]?.text ?? "", state: "new") }
        units["ja"] = .init(text: units["en"]?.text ?? "", state: "new")
      }
    #expect(
      findings(from: project, to: export) == [
        "sources-copied: 20 strings in fr and 40 in ja became the text in en (such as 'key1', 'key10' and 'key11'); "
          + "export the files without untranslated strings"
      ])
  }

  @Test("an export without states is reported, with the strings of all languages")
  func stateless() {
    let export = project.changing { _, units in
      for language in units.keys { units[language]?.state = nil }
    }
    #expect(
      findings(from: project, to: export) == [
        "states-lost: 40 strings in de and 20 in fr lost the field 'state' (such as 'key1', 'key10' and 'key11'); "
          + "export the catalog with states"
      ])
  }

  @Test("an export with plain spaces in which all strings are final is reported for both")
  func normalized() {
    let export = project.changing { _, units in
      for language in units.keys {
        units[language]?.state = "translated"
        units[language]?.text.replace("\u{A0}", with: " ")
        units[language]?.text.replace("\u{202F}", with: " ")
      }
    }
    #expect(
      findings(from: project, to: export) == [
        "spaces-normalized: 40 strings in de and 20 in fr lost spaces such as no-break space (U+00A0) or narrow no-break "
          + "space (U+202F), while nothing else changed (such as 'key1', 'key10' and 'key11'); restore the older texts",
        "states-lost: 40 strings in de became final without another text (such as 'key1', 'key10' and 'key11'); restore "
          + "their states, unless somebody reviewed them",
      ])
  }

  @Test("an export without what isn't approved loses texts and translations")
  func unapproved() {
    let export = project.changing { key, units in
      if key.hasSuffix("1") { units["de"]?.text = "" }
      if key.hasSuffix("2") { units["fr"] = nil }
    }
    #expect(
      findings(from: project, to: export) == [
        "texts-emptied: 4 strings in de lost the text that was there before (such as 'key1', 'key11' and 'key21'); "
          + "restore the older texts",
        "keys-lost: 2 strings in fr are gone, though the source still has them ('key12' and 'key2'); restore them",
      ])
  }

  // MARK: - Good ones

  @Test("a translator who adds, corrects and reviews strings isn't reported")
  func translator() {
    let work = project.changing { key, units in
      let number = Int(key.dropFirst(3)) ?? 0
      if number > 10, number <= 30 { units["fr"] = .init(text: "Effacer \(number) vieux fichiers\u{A0}?") }
      if number <= 30 { units["de"]?.state = "translated" }
      if number % 5 == 0 { units["de"]?.text = "\(number) Dateien entfernen" }
    }
    #expect(findings(from: project, to: work) == [])
  }

  @Test("a new language with a few names and loanwords isn't reported")
  func newLanguage() {
    let names = ["iCloud", "Wi-Fi", "Podcasts", "Album", "Download", "Backup", "Online", "Computer"]
    let source = project.changing { key, units in
      let number = Int(key.dropFirst(3)) ?? 0
      if number <= names.count { units["en"]?.text = names[number - 1] }
    }
    let added = source.adding("nl") { number in
      number <= names.count ? names[number - 1] : "\(number) oude bestanden wissen"
    }
    #expect(findings(from: source, to: added) == [])
  }

  @Test("a source that is edited with its translations isn't reported")
  func edit() {
    let edited = project.changing { key, units in
      guard key.hasSuffix("3") else { return }
      units["en"]?.text = "Delete old pictures"
      units["de"]?.text = "Alte Bilder löschen"
      units["fr"] = nil
    }
    #expect(findings(from: project, to: edited) == [])
  }

  @Test("a language that is removed on purpose isn't reported")
  func removedLanguage() {
    #expect(findings(from: project, to: project.changing { _, units in units["fr"] = nil }) == [])
    let files = project.files
    var listed = files
    listed.options.languages = ["de", "fr"]
    var removed = project.changing { _, units in units["fr"] = nil }.files
    removed.options = listed.options
    #expect(findings(from: listed, to: removed) == [])
  }

  @Test("removing the copies of the source that an export left isn't reported")
  func cleanedUp() {
    let filled = project.changing { _, units in
      if units["fr"] == nil { units["fr"] = .init(text: units["en"]?.text ?? "", state: "new") }
    }
    #expect(findings(from: filled, to: project) == [])
  }

  @Test("formatting, and the same files, aren't reported")
  func unchanged() {
    #expect(findings(from: project, to: project) == [])
    var reformatted = project.files
    reformatted.texts = reformatted.texts.mapValues { $0.replacing(" : ", with: ": ") }
    #expect(findings(from: project.files, to: reformatted) == [])
  }
}
