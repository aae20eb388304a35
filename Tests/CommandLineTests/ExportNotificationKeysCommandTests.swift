import Foundation
import TestSupport
import Testing

@Suite("l10n-gen export notification-keys")
struct ExportNotificationKeysCommandTests {
  @Test("strings are listed with what a server sends for them, and those that need a number are left out")
  func list() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\ntranslations: App\nsyntax: printf\nnotifications: [INVITED, LIKES]\n",
      "App/en.lproj/Localizable.strings":
        "INVITED = \"%2$@: %1$@ invited you\";\nLIKES = \"%d likes\";\nOTHER = \"A\";\n",
      "App/ko.lproj/Localizable.strings": "INVITED = \"%1$@ 님이 %2$@에 초대했어요\";\n",
    ])
    let text = try sandbox.run("export", "notification-keys")
    #expect(text.status == 1)
    #expect(text.output == "INVITED\n  %2$@: %1$@ invited you\n  loc-args: 1 arg1, 2 arg2\n")
    #expect(text.error == "Left out 'LIKES': 'loc-args' are strings, and it needs a number\n")
    let run = try sandbox.run("export", "notification-keys", "--format", "json")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let string = try #require((root["strings"] as? [[String: Any]])?.first)
    #expect(string["loc-key"] as? String == "INVITED")
    #expect((string["loc-args"] as? [[String: Any]])?.map { $0["position"] as? Int } == [1, 2])
    #expect(string["languages"] as? [String] == ["en", "ko"])
  }

  @Test("a project that lists no such strings is a usage mistake")
  func none() throws {
    let run = try Sandbox(["l10n.yml": "source: en\n", "translations/en.yml": "a: A\n"]).run(
      "export", "notification-keys")
    #expect(run.status == 2)
    #expect(run.error.contains("add those that servers name, such as 'notifications: [\"push.*\"]'"))
  }
}
