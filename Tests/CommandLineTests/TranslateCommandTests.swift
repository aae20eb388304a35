import Foundation
import TestSupport
import Testing

@Suite("l10n-gen translate")
struct TranslateCommandTests {
  /// A translator in a shell, which loses a placeholder the first time.
  private static let translator = """
    while IFS= read -r line; do
      case $line in *'"id":'*) ;; *) continue ;; esac
      id=${line#*'"id":"'}; id=${id%%\\"*}
      case $line in
        *'"attempt"'*) printf '{"id":"%s","text":"Seite {page}"}\\n' "$id" ;;
        *'"source":"Page'*) printf '{"id":"%s","text":"Seite"}\\n' "$id" ;;
        *) printf '{"id":"%s","text":"Text von %s"}\\n' "$id" "${id%@*}" ;;
      esac
    done

    """

  private func sandbox(_ translator: String = translator) throws -> Sandbox {
    try Sandbox([
      "l10n.yml": "source: en\n", "TRANSLATION.md": "Be polite.\n", "translator.sh": translator,
      "translations/en.yml": "open: Open\npage: 'Page {page}'\nclose: Close\n",
    ])
  }

  @Test("answers are checked, corrected, written as machine translations, and another run asks only for the rest")
  func written() throws {
    let sandbox = try sandbox()
    let first = try sandbox.run("translate", "--to", "de", "--limit", "2", "--with", "sh", "translator.sh")
    #expect(first.status == 0, "\(first.error)")
    #expect(first.error == "1/2 de, 1 refused\n2/2 de, 1 refused\n")
    #expect(try sandbox.read("translations/de.yml") == "open: Text von open\npage: Seite {page}\n")
    #expect(try sandbox.read("translations/metadata.yml").contains("machine-translated"))
    let second = try sandbox.run("translate", "--to", "de", "--with", "sh", "translator.sh")
    #expect(second.error == "1/1 de\n")
    #expect(second.status == 0)
    #expect(
      try sandbox.run("translate", "--to", "de", "--with", "sh", "translator.sh").error == "Nothing to translate\n")
    #expect(try sandbox.run("check", "--strict").status == 0)
  }

  @Test("a named string is translated again if its source changed, and not if nothing shows that")
  func outdated() throws {
    let sandbox = try sandbox()
    let translate = { try sandbox.run("translate", "--to", "de", "--only", "open", "--with", "sh", "translator.sh") }
    try sandbox.write("open: Offen\nclose: Zu\n", to: "translations/de.yml")
    #expect(try translate().error == "Nothing to translate\n")
    let repository = try ScratchRepository(in: sandbox)
    try repository.commit()
    #expect(try translate().error == "Nothing to translate\n")
    try sandbox.write("open: Open the door\nclose: Shut\n", to: "translations/en.yml")
    let changed = try translate()
    #expect(changed.error == "1/1 de\n")
    #expect(try sandbox.read("translations/de.yml") == "open: Text von open\nclose: Zu\n")
  }

  @Test("broken output and a dead command leave the strings, with the reason and status 1")
  func broken() throws {
    let noise = "head -c 3000000 /dev/zero | tr '\\0' x; printf '\\n\\377\\n{\\n'; echo 'no key' >&2; exit 3\n"
    let sandbox = try sandbox("read -r task; \(noise)")
    let run = try sandbox.run("translate", "--to", "de", "--only", "open", "--with", "sh", "translator.sh")
    #expect(run.status == 1)
    #expect(run.output == "open@de: 'sh' ended with status 3\n")
    for words in ["no key", "lines of the command answered no open string", "1 string left to translate"] {
      #expect(run.error.contains(words), "\(run.error)")
    }
    #expect(!sandbox.exists("translations/de.yml"))
  }

  @Test("Ctrl-C writes what was answered, and ends the command with all that it started")
  func interrupted() throws {
    let sandbox = try sandbox(
      """
      read -r task; read -r line
      id=${line#*'"id":"'}; id=${id%%\\"*}
      printf '{"id":"%s","text":"Text"}\\n' "$id"
      sleep 600 & echo $! >child.part; mv child.part child; wait

      """)
    let run = try sandbox.script(
      """
      $0 translate --to de --timeout 20 --with sh translator.sh & tool=$!
      while [ ! -e child ]; do sleep 0.05; done
      sleep 0.2; kill -INT $tool; wait $tool; echo "status $?"
      for try in $(seq 100); do kill -0 "$(cat child)" 2>/dev/null || break; sleep 0.05; done
      kill -0 "$(cat child)" 2>/dev/null && echo alive || echo gone
      """)
    #expect(run.output.hasSuffix("status 1\ngone\n"), "\(run.output)\(run.error)")
    #expect(run.error.contains("Stopped; run the command again for the rest."))
    #expect(try sandbox.read("translations/de.yml") == "open: Text\n")
  }

  @Test("a dry run prints the work and its cost, and --reuse takes what other strings have")
  func withoutCommand() throws {
    let sandbox = try sandbox()
    let run = try sandbox.run("translate", "--to", "de", "fr", "--dry-run", "--price", "3,15")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("de: 3 strings, 20 characters, about "))
    #expect(run.output.contains("\nfr: 3 strings"))
    try sandbox.write("open: Open\nopen2: Open\n", to: "translations/en.yml")
    try sandbox.write("open: Öffnen\n", to: "translations/de.yml")
    let reused = try sandbox.run("translate", "--to", "de", "--reuse")
    #expect(reused.status == 0, "\(reused.output)\(reused.error)")
    #expect(try sandbox.read("translations/de.yml") == "open: Öffnen\nopen2: Öffnen\n")
  }

  @Test(
    "wrong usage is refused",
    arguments: [
      (["--to", "en", "--with", "cat"], "source language"), (["--to", "de"], "--with is missing"),
      (["--to", "no_tag!", "--with", "cat"], "is not a language"),
      (["--to", "de", "--only", "opn", "--with", "cat"], "did you mean 'open'?"),
      (["--to", "de", "--only", "open", "missing", "--with", "cat"], "name either"),
      (["--to", "de", "--with", "./no-such-command"], "can't be started"),
      (["--to", "de", "--batch", "0", "--with", "cat"], "--batch 0"),
      (["--to", "de", "--dry-run", "--price", "3"], "is not two prices"),
    ])
  func refused(_ arguments: [String], _ words: String) throws {
    let run = try sandbox().run(["translate"] + arguments)
    #expect(run.status == 2, "\(run.error)")
    #expect(run.error.contains(words), "\(run.error)")
  }
}
