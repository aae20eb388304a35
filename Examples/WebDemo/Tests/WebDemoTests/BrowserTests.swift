import Foundation
import Testing

@Suite("Pages in a reader's browser", .enabled(if: Browser.installed != nil, "Chromium isn't installed."))
struct BrowserTests {
  @Test(
    "show what the browser's languages ask for",
    arguments: [
      ("ko-KR,ko", "ko", "봄빛뷰티 성수점"),
      ("zh-TW,zh", "zh-Hans", "春光美妆圣水店"),
      // Chromium adds `zh` to this, for which there is Chinese.
      ("zh-Hant-TW,ko", "zh-Hans", "春光美妆圣水店"),
    ])
  func page(_ languages: String, _ language: String, _ title: String) async throws {
    let browser = try #require(Browser.installed)
    try await RunningServer.with { server in
      let page = try await browser.page("http://127.0.0.1:\(server.port)/stores/1", languages: languages)
      #expect(page.contains(#"<html lang="\#(language)">"#))
      #expect(page.contains("<h1>\(title)</h1>"))
      #expect(page.contains("</body>"))
    }
  }
}

/// Chromium without a window.
private struct Browser: Sendable {
  var executable: URL

  static let installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first(where: FileManager.default.isExecutableFile).map { Browser(executable: URL(fileURLWithPath: $0)) }

  /// The page's markup when it has been loaded by a browser that is set to these languages.
  func page(_ address: String, languages: String) async throws -> String {
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent("WebDemoTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    let process = Process()
    process.executableURL = executable
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile.path)", "--accept-lang=\(languages)",
      "--dump-dom", address,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return try await withCheckedThrowingContinuation { continuation in
      // On a thread of its own, since reading waits for the browser, which waits for this process's server.
      Thread.detachNewThread {
        continuation.resume(
          with: Result { String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self) })
        process.waitUntilExit()
      }
    }
  }
}
