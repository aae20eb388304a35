import TestSupport
import Testing

@Suite("l10n-gen add and remove")
struct AddCommandTests {
  private static let files = [
    "l10n.yml": "source: ko\nlanguages: [ko, en, zh-Hans]\n",
    "translations/ko.yml": "title: 제목\nstore:\n  open: 영업 중 # 위\n",
    "translations/en.yml": "title: Title\nstore:\n  open: \"Open\"\n",
    "translations/zh-Hans.yml": "title: 标题\nstore:\n  open: 营业中\n",
    "translations/metadata.yml": "title: { description: The title }\nstore.open: { max-width: 9 }\n",
  ]

  private func expectUnchanged(_ sandbox: Sandbox) throws {
    for (path, text) in Self.files { #expect(try sandbox.read(path) == text) }
  }

  @Test("a string is added with an option for each language, and removed again")
  func roundTrip() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("add", "--en", "--5% off", "store.sale", "--ko=5% 할인", "--zh-Hans", "- 优惠")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.hasSuffix("Added 'store.sale'\n"))
    #expect(try sandbox.read("translations/en.yml").hasSuffix("  open: \"Open\"\n  sale: \"--5% off\"\n"))
    #expect(try sandbox.read("translations/ko.yml").hasSuffix("  sale: \"5% 할인\"\n"))
    #expect(try sandbox.read("translations/zh-Hans.yml").hasSuffix("  sale: \"- 优惠\"\n"))
    #expect(try sandbox.run("remove", "store.sale").status == 0)
    try expectUnchanged(sandbox)
  }

  @Test("a dry run shows the changes, and writes nothing")
  func dryRun() throws {
    let sandbox = try Sandbox(Self.files)
    let added = try sandbox.run("add", "store.sale", "--ko", "할인", "--dry-run")
    #expect(added.status == 0)
    #expect(added.error.contains("+  sale: 할인\n"))
    #expect(added.error.contains("not translated yet: en, zh-Hans"))
    let removed = try sandbox.run("remove", "store.open", "title", "--dry-run")
    #expect(removed.status == 0)
    #expect(removed.error.contains("-  open: 영업 중 # 위\n") && removed.error.contains("-store.open: { max-width: 9 }"))
    try expectUnchanged(sandbox)
  }

  @Test(
    "wrong usage is refused, with what to do",
    arguments: [
      (["add", "a"], 2, "'--ko'"), (["add", "a", "--en", "A"], 2, "the source language needs a text"),
      (["add", "a", "--ko"], 2, "--ko needs a text"), (["add", "--ko", "A"], 2, "the key is missing"),
      (["add", "a", "b", "--ko", "A"], 2, "two keys"), (["add", "a", "--fr", "A", "--ko", "A"], 2, "ko, en, zh-Hans"),
      (["add", "a", "--ko", "A", "--ko", "B"], 2, "twice"), (["add", "a..b", "--ko", "A"], 2, "is not a key"),
      (["add", "a", "-k", "A"], 2, "'-k' is not an option"),
      (["add", "title", "--ko", "A"], 1, "translations/ko.yml:1:1: error: the project has a string 'title' already"),
      (["add", "a", "--ko", "A {"], 1, "Nothing was written."),
      (["add", "a", "--ko", "{n, plural, other {#}}", "--en", "{m}"], 1, "Nothing was written."),
      (["remove", "titel"], 2, "did you mean 'title'?"), (["remove", "store"], 2, "namespace"), (["remove"], 2, "key"),
    ])
  func refusals(arguments: [String], status: Int32, message: String) throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run(arguments)
    #expect(run.status == status, "\(run.error)")
    #expect(run.error.contains(message), "\(run.error)")
    try expectUnchanged(sandbox)
  }

  @Test("all strings are removed, or none")
  func whole() throws {
    let flow = "title: Title\nstore: { open: Open, more: More }\n"
    let sandbox = try Sandbox(Self.files.merging(["translations/en.yml": flow]) { $1 })
    let run = try sandbox.run("remove", "title", "store.open")
    #expect(run.status == 1)
    #expect(run.error.contains("store.open") && run.error.hasSuffix("Nothing was written.\n"))
    #expect(try sandbox.read("translations/ko.yml") == Self.files["translations/ko.yml"])
  }
}
