import L10nMessages
import TestSupport
import Testing

@testable import L10nChecking

@Suite("Changes of a source that its translations have to follow")
struct SourceMeaningTests {
  private func meaning(_ texts: String..., syntax: MessageSyntax = .icu) -> SourceMeaning {
    let stored: StoredMessage = texts.count == 1 ? .text(texts[0]) : .list(texts)
    return SourceMeaning(
      syntax.parse(stored, hasArguments: true).patterns, namesArguments: syntax.namesArguments,
      isEnglish: true)
  }

  private func differ(_ old: String, _ new: String, _ syntax: MessageSyntax = .icu) -> Bool {
    let (old, new) = (meaning(old, syntax: syntax), meaning(new, syntax: syntax))
    #expect(old.differs(from: new) == new.differs(from: old))
    return old.differs(from: new)
  }

  @Test(
    "a different word, digit, placeholder, link or line break counts",
    arguments: [
      ("Delete list", "Delete account"), ("You can undo this", "You can't undo this"), ("Save", "Save as"),
      ("목록 삭제", "계정 삭제"), ("삭제", "삭제됨"), ("删除列表", "删除账户"), ("画像", "画面"), ("Wait 5 minutes", "Wait 15 minutes"),
      ("1.5 GB", "15 GB"), ("Hello {name}", "Hello"), ("{first} {last}", "{last} {first}"),
      ("See https://glow.kr/help", "See https://glow.kr/faq"), ("Mail a@lab.kr", "Mail c@lab.kr"),
      ("<a href=\"https://glow.kr\">Help</a>", "<a href=\"https://lab.kr\">Help</a>"), ("One\nTwo", "One Two"),
      ("One<br>Two", "One Two"), ("5 €", "5 $"), ("→", "←"), ("Ça", "Ca"),
      ("https://glow.kr/{id}", "https://glow.kr/{n}"),
      ("{n, plural, other {# files}}", "{n, plural, other {# folders}}"), ("Delete", "Deleted"), ("Lock", "Unlock"),
      ("Can edit", "Can't edit"), ("Import", "Export"), ("form", "from"), ("설정", "설정s"), ("Turn on", "Turn off"),
      ("{g, select, a {his list} other {their list}}", "{g, select, a {his file} other {their list}}"),
      ("{n, plural, =0 {no file} other {# files}}", "{n, plural, =0 {nothing} other {# files}}"),
    ])
  func meanings(old: String, new: String) {
    #expect(differ(old, new))
    #expect(meaning(old).digest != meaning(new).digest)
  }

  @Test(
    "spaces, case, the shape of quotes, punctuation and tags don't count",
    arguments: [
      ("Delete list", "Delete  List "), ("Log in", "Login"), ("Delete \"{name}\"?", "Delete “{name}”?"),
      ("Don't ask", "Don’t ask"), ("Done", "Done."), ("Done!", "Done…"), ("Are you sure", "Are you sure?"),
      ("매장이미지", "매장 이미지"), ("<b>Done</b>", "Done"), ("<b>Done</b>", "<strong>Done</strong>"),
      ("Yes, delete", "Yes delete"),
      ("Sign-in", "Sign in"), ("One\nTwo", "One<br/>Two"), ("Done\n", "Done"), ("{n}개", "{ n } 개"), ("１개", "1개"),
      ("See http://glow.kr/", "See https://www.glow.kr"), ("cafe\u{301}", "café"), ("One\u{AD}two", "One two"),
      ("{n, number} files", "{n} files"), ("a, b", "a b"),
    ])
  func writings(old: String, new: String) {
    #expect(!differ(old, new))
    #expect(meaning(old).digest == meaning(new).digest)
  }

  @Test(
    "spelling mistakes, plurals in s and English words that only connect others don't count",
    arguments: [
      ("The dropped file absolute path.", "The absolute path of the dropped file."),
      ("No document to get input", "No document to get input from"), ("Please note", "Note"),
      ("You don’t have the execute permission", "You don’t have permission to execute it"),
      ("When all servers is selected", "When all servers are selected"), ("Privacy", "Your privacy"),
      ("A text that uses it", "A text that use it"), ("While th view moves", "While the view moves"),
      ("Desctructive", "Destructive"), ("Recieve all", "Receive all"),
      ("Restrict to whole word", "Restrict to whole words"),
      ("Shift lines to left", "Shift lines to the left"), ("Notification", "Notifications"),
    ])
  func spelling(old: String, new: String) {
    #expect(!differ(old, new))
  }

  @Test(
    "other words that connect, or the same ones in another order, count",
    arguments: [
      ("Convert tabs to spaces", "Convert spaces to tabs"), ("Move to the folder", "Move from the folder"),
      ("A user blocked you", "You blocked a user"), ("Reply", "Reply to"), ("Hide your posts", "Hide their posts"),
      ("The new page", "The news page"), ("Delete the file", "Delete it"), ("Yours", "Your"),
    ])
  func connections(old: String, new: String) {
    #expect(differ(old, new))
  }

  @Test(
    "plural forms that are added don't count, and neither does the number in a form",
    arguments: [
      ("{n} files", "{n, plural, one {# file} other {# files}}"),
      ("{n, plural, other {# files}}", "{n, plural, one {One file} other {# files}}"),
      (
        "{n, plural, one {# file} other {# files}}",
        "{n, plural, one {One file} other {# files}}".replacing("One ", with: "1 ")
      ),
      ("Delete {n} files?", "Delete {n, plural, =0 {nothing} one {# file} other {# files}}?"),
    ])
  func pluralForms(old: String, new: String) {
    #expect(!differ(old, new))
  }

  @Test("placeholders without names are compared by their order, and those with names by their names")
  func placeholders() {
    #expect(!differ("%@ of %d", "%1$@ of %2$lld", .printf))
    #expect(differ("%@ of %d", "%@", .printf))
    #expect(differ("%@", "%@ and %@", .printf))
    #expect(differ("100%% of %@", "100 of %@", .printf))
    #expect(differ("Hi %{name}", "Hi %{user}", .ruby))
  }

  @Test("a list changes with its items, and with where one ends")
  func lists() {
    #expect(meaning("One", "Two").differs(from: meaning("One", "Three")))
    #expect(meaning("One", "Two").differs(from: meaning("OneTwo")))
    #expect(meaning("One", "Two").differs(from: meaning("One", "Two", "Three")))
    #expect(!meaning("One", "Two").differs(from: meaning("one", "Two.")))
  }

  @Test("1,000 random messages differ after any change of meaning, and never after a change of writing")
  func laws() {
    var random = SplitMix(state: 7)
    for _ in 0..<1_000 {
      let pieces = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }
      let text = pieces.joined(separator: " ")
      let rewritten = Self.rewritings.reduce(text) { text, rewriting in
        Bool.random(using: &random) ? rewriting(text) : text
      }
      #expect(!differ(text, rewritten), "\(text) and \(rewritten)")
      // A digest covers all forms, so an added one changes it.
      if !text.contains("plural") { #expect(meaning(text).digest == meaning(rewritten).digest) }
      var changed = pieces
      let index = Int.random(in: 0..<pieces.count, using: &random)
      // No piece continues another one, so removing or replacing any of them changes what is read.
      let others = Self.pieces.filter { $0 != pieces[index] }
      changed[index] = Bool.random(using: &random) ? others.randomElement(using: &random) ?? "" : ""
      #expect(differ(text, changed.joined(separator: " ")), "\(text) and \(changed)")
    }
  }

  private static let pieces = [
    "Delete", "the list", "계정", "삭제해요", "列表", "リスト", "42", "{name}", "{count, number}", "https://glow.kr/b", "a@lab.kr",
    "{n, plural, one {# file} other {# files}}", "{g, select, x {his} other {their}}", "€", "ещё", "العربية",
  ]
  private static let rewritings: [@Sendable (String) -> String] = [
    { $0 + "." }, { "  " + $0 }, { "<b>" + $0 + "</b>" }, { "“" + $0 + "”" },
    { $0.replacing("Delete", with: "DELETE") },
    { $0.replacing("the list", with: "The  List,") },
    { $0.replacing("one {# file}", with: "one {1 file} two {# both}") },
    { $0.replacing("https:", with: "http:") },
  ]
}
