import Testing

@testable import L10nMessages

@Suite("Validity of MessageFormat 2")
struct MessageFormat2ValidatorTests {
  @Test(
    "errors of the data model have a kind and a place",
    arguments: [
      (".input {$a} .input {⟦$a⟧} .local ⟦$a⟧ = {1} {{}}", [.duplicateDeclaration, .duplicateDeclaration]),
      (".local $a = {$b} .input {⟦$b⟧} {{}}", [.duplicateDeclaration]),
      (".local ⟦$a⟧ = {$a} .input {⟦$b⟧ :f c=$b} {{}}", [.duplicateDeclaration, .duplicateDeclaration]),
      ("{:f a=1 b=2 ⟦a⟧=3}{#m a=1 ⟦a⟧=1}", [.duplicateOptionName, .duplicateOptionName]),
      (".input {$a :f a=1 ⟦a⟧=1} .match $a * {{{:f a=1 ⟦a⟧=1}}}", [.duplicateOptionName, .duplicateOptionName]),
      (
        ".input {$a} .local $b = {$a} .match ⟦$a⟧ ⟦$b⟧ ⟦$c⟧ * * * {{}}",
        [.missingSelectorAnnotation, .missingSelectorAnnotation, .missingSelectorAnnotation]
      ),
      (".input {$a :f} .match $a ⟦1 2⟧ {{}} * {{}}", [.variantKeyMismatch]),
      (".input {$a :f} .match ⟦$a⟧ 1 {{}} |*| {{}}", [.missingFallbackVariant]),
      (".input {$a :f} .match $a 1 {{}} ⟦|1|⟧ {{}} * {{}} ⟦*⟧ {{}}", [.duplicateVariant, .duplicateVariant]),
    ] as [(String, [MessageFormat2.Problem.Kind])])
  func errors(marked: String, kinds: [MessageFormat2.Problem.Kind]) {
    let marked = MarkedText(marked)
    let problems = MessageFormat2.parse(marked.text).problems
    #expect(problems.map(\.range) == marked.ranges)
    #expect(problems.map(\.kind) == kinds)
  }

  @Test(
    "valid messages have no problems",
    arguments: [
      ".input {$a :f} .local $b = {$a} .local $c = {$b} .match $c $a 1 * {{}} * 1 {{}} * * {{}} |*| * {{}}",
      ".local $a = {$b :f c=$d} {{{$a} {$e}}}", "{:f a=1 ns:a=1}{:f a=1}",
    ])
  func valid(text: String) {
    #expect(MessageFormat2.parse(text).problems == [])
  }
}
