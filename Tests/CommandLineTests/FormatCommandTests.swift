import TestSupport
import Testing

@Suite("l10n-gen format")
struct FormatCommandTests {
  static let files = [
    "l10n.yml": "source: ko\n",
    "translations/ko.yml": "title: 제목\nstore:\n  open: 영업 중\n  gone: 없음\n",
    "translations/en.yml": "# About all\n\nstore:\n  gone: Gone\n  # Now\n  open: Open\ntitle: Title\n",
    "translations/fr.yml": "title: Titre\nstore: { gone: Fini, open: Ouvert }\n",
  ]

  @Test("files are formatted once, and keys that can't be moved are named")
  func format() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("format")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("translations/fr.yml:2:22: left as it is: "))
    #expect(run.error.hasSuffix("Wrote translations/en.yml\nFormatted 1 of 3 files\n"))
    #expect(
      try sandbox.read("translations/en.yml")
        == "# About all\n\ntitle: Title\nstore:\n  # Now\n  open: Open\n  gone: Gone\n" || run.error.isEmpty)
    let again = try sandbox.run("format", "--check")
    #expect(again.status == 0 && again.error.hasSuffix("3 files, already formatted\n"), "\(again.error)")
  }

  @Test("a check lists the files that would change, and fails")
  func check() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("format", "--check")
    #expect(run.status == 1)
    #expect(run.error.contains("translations/en.yml: not formatted\n"))
    let shown = try sandbox.run("format", "--dry-run", "--check")
    #expect(shown.status == 1 && shown.error.contains("+title: Title\n"))
    #expect(try sandbox.run("format", "--dry-run").status == 0)
    for (path, text) in Self.files { #expect(try sandbox.read(path) == text) }
  }

  @Test("nothing is written if a file can't be read")
  func broken() throws {
    var files = Self.files
    files["translations/fr.yml"] = "title: \"Titre\n"
    let sandbox = try Sandbox(files)
    #expect(try sandbox.run("format").status != 0)
    for (path, text) in files { #expect(try sandbox.read(path) == text) }
  }
}
