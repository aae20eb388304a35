import Testing

/// What browsers of several readers send, and what each has to see on the list and on the first store's page.
private let readers: [(field: String?, language: String, list: String, store: String)] = [
  ("ko-KR,ko;q=0.9,en-US;q=0.8", "ko", "내 주변 매장", "봄빛뷰티 성수점으로 길찾기"),
  ("en-GB,en;q=0.9", "en", "Stores Near Me", "Seongdong-gu"),
  ("zh-TW,zh;q=0.9,en;q=0.5", "zh-Hans", "我附近的门店", "春光美妆圣水店"),
  ("zh-Hant-TW, ko;q=0.8", "ko", "내 주변 매장", "봄빛뷰티 성수점으로 길찾기"),
  ("ja", "en", "Stores Near Me", "Seongdong-gu"),
  ("fr, en;q=0", "ko", "내 주변 매장", "봄빛뷰티 성수점으로 길찾기"),
  (nil, "en", "Stores Near Me", "Seongdong-gu"),
]

@Suite("Pages in the reader's language")
struct StoreServerTests {
  @Test("each of many readers at once, on a connection of their own, gets their language to the page's last line")
  func manyReaders() async throws {
    try await RunningServer.with { server in
      try await withThrowingTaskGroup { group in
        for turn in 0..<140 {
          let reader = readers[turn % readers.count]
          group.addTask {
            let list = try await server.get("/", acceptLanguage: reader.field)
            #expect(list.language == reader.language, "\(reader.field ?? "none")")
            #expect(list.vary?.contains("Accept-Language") == true)
            #expect(list.text.contains(#"<html lang="\#(reader.language)">"#))
            #expect(list.text.contains("<h1>\(reader.list)</h1>"))
            let store = try await server.get("/stores/1", acceptLanguage: reader.field)
            #expect(store.text.contains(reader.store))
            #expect(store.text.hasSuffix("</html>\n"))
            #expect(isInOneLanguage(store.text, reader.language), "\(store.text)")
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test("one connection that asks in one language after the other gets each")
  func oneConnection() async throws {
    try await RunningServer.with { server in
      let session = server.session()
      for reader in readers {
        let answer = try await server.get("/", acceptLanguage: reader.field, in: session)
        #expect(answer.language == reader.language)
        #expect(answer.text.contains(reader.list))
      }
    }
  }

  @Test("texts are escaped, an unknown page is none, and a hostile field gets a page")
  func edges() async throws {
    try await RunningServer.with { server in
      let store = try await server.get("/stores/3", acceptLanguage: "ko")
      #expect(store.text.contains("<h1>명동 &lt;거울&gt;</h1>"))
      #expect(try await server.get("/stores/99", acceptLanguage: "ko").status == 404)
      for field in [",;=*;q=9", String(repeating: "aa-bb,", count: 1_200), "ko\u{A0}en"] {
        #expect(try await server.get("/", acceptLanguage: field).status == 200)
      }
    }
  }

  /// Returns a Boolean value indicating whether a page has no letters that only other languages write.
  private func isInOneLanguage(_ text: String, _ language: String) -> Bool {
    let hangul = text.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }
    let han = text.unicodeScalars.contains { 0x4E00...0x9FFF ~= $0.value }
    return switch language {
    case "ko": hangul && !han
    case "zh-Hans": han && !hangul
    default: !hangul && !han
    }
  }
}
