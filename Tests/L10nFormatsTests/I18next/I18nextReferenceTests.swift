import Testing

@testable import L10nFormats

@Suite("References in texts of i18next")
struct I18nextReferenceTests {
  private func references(_ text: String) -> [String] {
    I18nextReference.references(in: text).map { reference in
      let written = String(decoding: Array(text.utf8)[reference.range], as: UTF8.self)
      return "\(written) → \(reference.namespace ?? "")|\(reference.paths[0].joined(separator: "/"))"
    }
  }

  @Test("a key has its namespace, and ends before options, a format or the bracket")
  func keys() {
    #expect(
      references("é $t(a) $t(ns:b.c) $t( d , {\"count\": {{n}} }) $t(e, uppercase)")
        == ["a → |a", "ns:b.c → ns|b/c", "d → |d", "e → |e"])
    #expect(
      references("$t(Some sentence. Here) $t(Note: this)") == [
        "Some sentence. Here → |Some sentence. Here", "Note: this → |Note: this",
      ])
  }

  @Test("keys with placeholders, empty ones and unclosed ones are none")
  func none() {
    #expect(references("$t({{a}}) $t(b.{{a}}) $t() $t(ns:) t(a) $ t(a) $$t").isEmpty)
    #expect(references("$t(a").isEmpty)
    #expect(references("$$t(a)") == ["a → |a"])
  }

  @Test("the key of a form is also that of its message")
  func forms() {
    #expect(I18nextReference.references(in: "$t(x.n_one)").first?.paths == [["x", "n_one"], ["x", "n"]])
  }
}
