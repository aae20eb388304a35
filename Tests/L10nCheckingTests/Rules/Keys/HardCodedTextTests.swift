import Testing

@testable import L10nChecking
@testable import L10nExtraction
@testable import L10nText

@Suite("Rule hard-coded-text")
struct HardCodedTextTests {
  /// Returns the texts that the rule finds in a file that imports the frameworks.
  private func literals(_ code: String, path: String = "App.swift") -> [HardCodedText.Literal] {
    let file = SourceFile(path: path, bytes: Array("import SwiftUI; import UIKit\n\(code)\n".utf8))
    return HardCodedTexts(in: Extraction(of: [file], targets: [[]]), isOfUsers: [true], names: ["Acme"]).texts
  }

  private func texts(_ code: String, path: String = "App.swift") -> [String] { literals(code, path: path).map(\.text) }

  @Test("a text in a call of UIKit is found at its place")
  func place() {
    let found = literals("let a = 1\n  let b = UIAlertAction(title: \"Close\", style: .cancel)")
    #expect(found.map(\.kind) == [.object])
    #expect(found.first?.location == SourceLocation(file: "App.swift", line: 3, column: 32))
  }

  @Test(
    "texts that users see are found",
    arguments: [
      (#"label.text = "\(count) items""#, "… items"), (#"button.setTitle(isOn ? "Stop" : nil, for: .normal)"#, "Stop"),
      (#"let a = Text(verbatim: "Credits")"#, "Credits"),
      (#"func f(name: String?) { let a = Text(name ?? "Unknown") }"#, "Unknown"),
      (#"func f(done: Bool, name: String) { let a = Text(done ? "Done" : name) }"#, "Done"),
      (#"let a = Text("Select an item" + suffix)"#, "Select an item"), (#"let a = Text("Play".uppercased())"#, "Play"),
      (#"label.text = String(format: "%d likes", count)"#, "%d likes"),
      (#"let title = "Settings"; func f() { let a = Text(title) }"#, "Settings"),
      (#"enum Tab: String { case home = "Home" }; func f(tab: Tab) { label.text = tab.rawValue }"#, "Home"),
      (
        #"""
        enum Tab { case home; var name: String { switch self { case .home: "Home page" } } }
        func f(tab: Tab) { let a = Text(tab.name) }
        """#, "Home page"
      ),
      (
        #"struct Row: View { let title: String; var body: some View { Text(title) } }; let a = Row(title: "Delete all")"#,
        "Delete all"
      ),
      (
        #"""
        func show(_ message: String) { present(message) }
        func present(_ text: String, title: String = "Error") { a = UIAlertController(title: title, message: text) }
        func f() { show("Not found") }
        """#, "Error, Not found"
      ),
      (#"let a = Toast(message: "저장했어요")"#, "저장했어요"), (#"throw Failure.reason("通信に失敗しました")"#, "通信に失敗しました"),
      (#"func title(for kind: Kind) -> String { return "설정" }"#, "설정"), (#"send(.text("작성한 글"))"#, "작성한 글"),
      (#"let a = Row("お気に入り")"#, "お気に入り"), (#"let a = Row("将音乐文件拖到这里")"#, "将音乐文件拖到这里"),
    ])
  func found(code: String, expected: String) {
    #expect(texts(code).joined(separator: ", ") == expected)
  }

  @Test(
    "what is looked up isn't reported",
    arguments: [
      #"let a = Text("Close")"#, #"label.text = NSLocalizedString("Close", value: "Close it", comment: "")"#,
      #"label.text = "Close".localized"#, #"label.text = String(localized: "close", defaultValue: "닫기")"#,
      #"label.text = L10n.localized("Close the window")"#, #"let a: LocalizedStringKey = "닫기""#,
      #"""
      struct Row: View {
        let title: LocalizedStringKey
        init(title: String) { self.title = LocalizedStringKey(title) }
        var body: some View { Text(title) }
      }
      let a = Row(title: "Delete all")
      """#,
      #"""
      struct Tool { let title: String }
      func a(tool: Tool) { Text(LocalizedStringKey(tool.title)) }
      func b(tool: Tool) { label.text = tool.title }
      let tools = [Tool(title: "Port check")]
      """#,
      #"struct Tool { let title: String }; func f(t: Tool) { Text(.init(t.title)) }; let a = Tool(title: "포트 검사")"#,
      #"let title = "Port check"; func f() { label.text = title.localized }; func g() { label.text = title }"#,
    ])
  func lookups(code: String) {
    #expect(texts(code) == [])
  }

  @Test(
    "names, units, formats and identifiers aren't texts",
    arguments: [
      #"label.text = "\(weight) kg""#, #"label.text = "GitHub""#, #"label.text = "Acme""#,
      #"label.text = "https://acme.org""#,
      #"label.text = "URL""#, #"label.text = "info""#, #"label.text = "store.title""#, "label.text = \"#FF0000\"",
      #"label.text = "•""#, #"label.text = "%d / %d""#, #"let a = Text(verbatim: "한국어")"#,
      #"label.text = "© 2026 The Authors""#, #"let a = Row("설정")"#, #"let blocked = ["광고", "도박"]"#,
      #"let path = "使用说明.txt""#,
      #"let squad = decoded ?? "指挥分队""#,
      #"struct Icon { let title, author: String }; let a = Icon(title: "At night", author: "Jane"); label.text = a.author"#,
      #"formatter.dateFormat = "yyyy년 M월""#, #"let pattern = "[가-힣]""#,
      #"let a = ["あ", "い"]"#, #"let a = ["一", "二"]"#, #"let a = Format("Gy年M月d日(E)")"#,
      #"let a = "maps://?from=現在地""#,
      #"let a = UIImage(named: "설정")"#, #"let a = Contributor(name: "Jane Doe")"#,
      #"let a = Text(verbatim: "Jane Doe")"#, #"label.text = "image.\(ending)""#, #"label.text = "text_\(id).txt""#,
      #"let a = ["ヾ(＾∇＾)", "(◕‿◕)"]"#, #"let a = ArtistInfo(name: "윤하"); label.text = a.name"#,
      #"label.text = "IPv4""#, #"label.text = "MP3 44100Hz 64kbs""#, #"label.text = "!game start""#,
      #"label.text = "한글""#,
      #"let notes = ["Korean translation updated, thanks to 지수"]"#,
      #"var command: String { "copy all files" }; func f() { label.text = command }"#,
      #"struct Row: View { let name: String; var body: some View { Text(name) } }; let a = Row(name: "Zip", license: "MIT")"#,
      #"struct Filter { let name: String }; let a = Filter(name: "Noir"); func f(a: Filter) { label.text = a.name }"#,
      #"struct Model { let displayName: String }; let a: [Model] = [.init(displayName: "Large v3")]; label.text = a[0].displayName"#,
      #"struct A: View { @AppStorage("start") private var start = "Central"; var body: some View { Text(start) } }"#,
      #"let folder = ".photos"; func f() { label.text = folder }"#, #"label.text = "browser-link-\(id)""#,
      #"label.text = "power-between-(\(low)-\(high))""#, ##"let words = #"(?i)^\s*(?:(?:sure)\b|네 알겠습니다)"#"##,
      #"label.text = "-----BEGIN PUBLIC KEY-----\n\(key)\n-----END PUBLIC KEY-----""#,
      #"class File: Object { var name = "" }; let a = File(id: 1, name: "Trash"); func f(a: File) { label.text = a.name }"#,
    ])
  func names(code: String) {
    #expect(texts(code) == [])
  }

  @Test(
    "logs, comparisons, keys, data and what only developers see aren't reported",
    arguments: [
      #"logger.info("저장했어요")"#, #"print("저장했어요")"#, #"fatalError("没有找到")"#, #"if a == "설정" { }"#,
      #"switch a { case "설정": break; default: break }"#, #"let a = ["설정": 1]"#, #"let a = ["role": "你是翻译"]"#,
      #"let a = b["설정"]"#, #"let a = b.contains("설정")"#, #"enum A: String { case a = "설정" }"#,
      #"let a = [("n.", ["名词"])]"#, #"let a = (sun: "日", moon: "月")"#, "#Preview { Row(title: \"저장\") }",
      "#if DEBUG\nlabel.text = \"Close the app\"\n#endif", #"let mock = Row(title: "저장")"#,
      #"func generateFakeEvent() { label.text = "Fake calendar" }"#, #"let menu = NSMenu(title: "Item menu")"#,
      #"label.text = "Close it" // l10n:ignore"#, #"let systemPrompt = "翻译下面的句子""#,
      #"let logMessage = "저장했어요: \(error)""#, #"analytics.track("저장했어요")"#,
      #"let a = Text("Close").accessibilityIdentifier("닫기")"#, #"let a = Text("열기").tag("문서 열기")"#,
      #"func f() -> ToolCallOutput { ToolCallOutput(text: "파일을 열었습니다") }"#,
      #"let a = VStack { Text(verbatim: "Close the app") }.redacted(reason: .placeholder)"#,
      #"let a = Text(verbatim: "Placeholder")"#, #"struct ToastTestView { let a = Text(verbatim: "Close the app") }"#,
      #"private struct InList: View { let a = Text(verbatim: "Close the app") }; #Preview { InList() }"#,
      #"#Preview(as: .systemSmall) { Bus() } timeline: { return [Stop(title: "다음 정류장 안내")] }"#,
      #"struct P: TimelineProvider { func getSnapshot(in c: Context) { show(Stop(title: "다음 정류장 안내")) } }"#,
      #"struct Stop: TimelineEntry { var title: String; init() { title = "다음 정류장 안내" } }"#,
      #"var debugStatus = ""; func f() { debugStatus = "Not connected"; label.text = debugStatus }"#,
    ])
  func developers(code: String) {
    #expect(texts(code) == [])
  }

  @Test(
    "the description of an error counts if the code shows the descriptions of errors",
    arguments: [
      ("", false), (#"log.error("\(error.localizedDescription)")"#, false),
      ("print(error.localizedDescription)", false), ("let reason: String = error.localizedDescription", false),
      ("label.text = error.localizedDescription", true),
      (#"self.errorMessage = "Failed: \(error.localizedDescription)""#, true),
      ("showToast(error.localizedDescription)", true), ("view.alert(isPresented: $isShown, error: error) { }", true),
    ])
  func errors(use: String, isShown: Bool) {
    let code = #"enum E: LocalizedError { case a; var errorDescription: String? { "Not found" } }"#
    #expect(texts("\(code)\nfunc f(error: Error) { \(use) }").contains("Not found") == isShown)
  }

  @Test("descriptions for logs aren't reported unless a view shows them")
  func descriptions() {
    let code = #"""
      enum E: CustomStringConvertible { case a; var description: String { "응답이 없습니다." } }
      func fail() throws { throw NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: "응답이 없습니다."]) }
      """#
    let use = "func f(e: E, error: Error) { label.text = e.description; label.text = error.localizedDescription }"
    #expect(texts(code) == [])
    #expect(texts("\(code)\n\(use)").count == 2)
  }

  @Test(
    "texts for users of some languages aren't reported, because code chooses them",
    arguments: [
      #"label.text = isGerman ? "Keine Treffer" : "No matches""#,
      #"label.text = Locale.current.language.languageCode?.identifier == "ja" ? "\(year)年" : "Year \(year)""#,
      #"func f() { if locale.identifier.hasPrefix("ko") { label.text = "닫아 주세요" } else { label.text = "Close it" } }"#,
      #"func f() { switch language { case .ko: label.text = "닫아 주세요"; default: label.text = "Close it" } }"#,
      #"""
      enum Words {
        static func name(_ code: Int) -> String {
          if isGerman { return other(code) }
          switch code { case 0: return "Clear sky"; default: return "Unknown" }
        }
      }
      func f() { label.text = Words.name(1) }
      """#, #"label.text = text(ko: "닫아 주세요", en: "Close it")"#,
      #"label.text = title ?? (model.isKorean() ? "\(name) 닫기" : "Close \(name)")"#,
      #"label.text = locale == .ja ? message(body: "閉じてください") : message(body: "閉じません")"#,
      #"label.text = text(labelKo: "닫아 주세요", id: 1)"#, #"let titleKo = "닫아 주세요"; label.text = titleKo"#,
      #"func ja(_ key: Key) -> String { switch key { case .a: "閉じてください" } }; func f() { label.text = ja(.a) }"#,
    ])
  func languages(code: String) {
    #expect(texts(code) == [])
  }

  @Test(
    "conditions about other things don't choose a language",
    arguments: [
      #"label.text = isOpen ? "Close it" : nil"#, #"label.text = language == nil ? "Close it" : nil"#,
      #"func f() { if isItalic { return }; label.text = "Close it" }"#,
    ])
  func otherConditions(code: String) {
    #expect(texts(code) == ["Close it"])
  }

  @Test("the text that a view has until it is configured isn't reported, but one that stays")
  func initialTexts() {
    let view = "class Cell { let label: UILabel = { let label = UILabel(); label.text = \"User name\"; return label }()"
    #expect(texts("\(view) }") == ["User name"])
    #expect(texts("\(view); func show(name: String) { label.text = name } }") == [])
    #expect(texts("\(view); func show(name: String) { self.label.text = name } }") == [])
    #expect(texts("\(view); func show(name: String) { other.text = name } }") == ["User name"])
    #expect(texts("\(view); func show() { label.text = \"Friend\" } }") == ["User name", "Friend"])
  }

  @Test("the texts of licenses aren't reported, but the titles next to them")
  func licenses() {
    let code = "let a = Text(verbatim: \"You may copy this\"); label.text = \"All licenses\""
    #expect(texts(code, path: "App/LicensesView.swift") == ["All licenses"])
  }

  @Test("a string that no view shows isn't reported")
  func unseen() {
    #expect(texts(#"let a = "Some text"; let b = Request(title: "Some text"); request.body = "Some text""#) == [])
  }

  @Test("more than thirty texts in the arrays of a file are data")
  func data() {
    #expect(texts(#"let a = ["금 반지", "은 반지"]"#) == ["금 반지", "은 반지"])
    #expect(texts("let a = [\(String(repeating: "\"금 반지\", ", count: 31))]") == [])
  }

  @Test("a name in Latin letters is found if it is that of a part of the interface, and any other one")
  func namesOfInterface() {
    let row = "struct NameRow: View { let name: String; var body: some View { Text(name) } }"
    #expect(texts("\(row); let a = NameRow(name: \"Volume\")") == ["Volume"])
    let tab = "struct AppTab { let name: String }; label.text = tab.name; let tab = AppTab(name: \"Home\")"
    #expect(texts(tab) == ["Home"])
    let filter = "struct Filter { let name: String }; label.text = a.name; let a = Filter(name: \"밝은 필터\")"
    #expect(texts(filter) == ["밝은 필터"])
  }

  @Test("the entries that a widget shows are read, unlike those of its gallery")
  func widgets() {
    let entry =
      "struct Stop: TimelineEntry { var title: String; init(_ stop: String?) { title = stop ?? \"다음 정류장 안내\" } }"
    let timeline = "func timeline(in c: Context) { Stop(title: \"정류장이 없습니다\") }"
    #expect(texts("\(entry); struct P: TimelineProvider { \(timeline) }") == ["다음 정류장 안내", "정류장이 없습니다"])
  }

  @Test("a private view that the app shows as well as a preview is read, and so are words next to a few Latin ones")
  func counterexamples() {
    let view = #"private struct InList: View { let a = Text(verbatim: "Close the app") }"#
    #expect(texts("\(view); #Preview { InList() }; let b = InList()") == ["Close the app"])
    #expect(texts(#"label.text = "兼容 SyncClipboard v1""#) == ["兼容 SyncClipboard v1"])
    #expect(texts(#"let a = Text(verbatim: "Made by me")"#) == ["Made by me"])
    #expect(texts(#"var placeholder: String { "이메일" }; func f() { field.placeholder = placeholder }"#) == ["이메일"])
  }

  @Test(
    "files that only developers see aren't read",
    arguments: [
      "MockData.swift", "App/Previews/Row.swift", "App/NetworkLogger.swift", "Tool/AssetTests.swift",
      "DesignTimeRows.swift",
    ])
  func paths(path: String) {
    #expect(texts(#"label.text = "Close it""#, path: path) == [])
  }
}
