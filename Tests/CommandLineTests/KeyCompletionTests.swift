import Testing

@Suite("Completion of keys in shells")
struct KeyCompletionTests {
  private static let files = [
    "l10n.yml": "source: en\n",
    "translations/en.yml": "cart:\n  title: Cart\n  items:\n    none: Empty\ncredits: Credits\nhello: Hello\n",
  ]

  /// Returns what bash offers for a command, of which the last word is being typed.
  private func completions(of words: [String], in sandbox: Sandbox) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let run = try sandbox.script(
      """
      mkdir -p bin && ln -sf "$0" bin/l10n-gen && PATH=$PWD/bin:$PATH
      source <(l10n-gen --generate-completion-script bash)
      COMP_WORDS=(l10n-gen \(quoted)) COMP_CWORD=\(words.count) COMP_LINE="l10n-gen \(words.joined(separator: " "))"
      COMP_POINT=${#COMP_LINE}
      _l10n-gen l10n-gen '\(words.last ?? "")' '\(words.dropLast().last ?? "")'
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("keys that begin with the typed word are offered", arguments: ["show", "remove", "rename"])
  func keys(command: String) throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try completions(of: [command, "c"], in: sandbox) == ["cart.items.none", "cart.title", "credits"])
    #expect(try completions(of: [command, "cart.t"], in: sandbox) == ["cart.title"])
    #expect(try completions(of: [command, "x"], in: sandbox) == [])
  }

  @Test("namespaces are offered for moving")
  func namespaces() throws {
    #expect(try completions(of: ["move", "ca"], in: Sandbox(Self.files)) == ["cart", "cart.items"])
  }

  @Test("the project is the one that the options name")
  func options() throws {
    let sandbox = try Sandbox(["other/l10n.yml": "source: en\n", "other/translations/en.yml": "bye: Bye\n"])
    #expect(try completions(of: ["show", ""], in: sandbox) == [])
    #expect(try completions(of: ["show", "--config", "other/l10n.yml", "b"], in: sandbox) == ["bye"])
  }

  @Test("a project with mistakes offers nothing, and prints nothing")
  func mistakes() throws {
    let sandbox = try Sandbox(["l10n.yml": "source: [\n", "translations/en.yml": "a: b\n"])
    #expect(try completions(of: ["show", "a"], in: sandbox) == [])
  }
}
