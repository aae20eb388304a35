import Foundation
import L10nRuntime
import Testing

// One after another: the defaults are one file, and Foundation may lose what two threads write to it at once.
@Suite("A choice kept in the user's defaults", .serialized)
struct UserDefaultsLanguageStoreTests {
  @Test("comes back as it was, and goes with nil")
  func roundTrip() {
    let key = "L10nRuntimeTests.\(UUID().uuidString)"
    let store = UserDefaultsLanguageStore(key: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    #expect(store.load() == nil)
    store.save(["zh-Hant-HK", "en"])
    #expect(UserDefaultsLanguageStore(key: key).load() == ["zh-Hant-HK", "en"])
    store.save(nil)
    #expect(store.load() == nil)
  }

  @Test("is none where something else has its name")
  func otherValue() {
    let key = "L10nRuntimeTests.\(UUID().uuidString)"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    UserDefaults.standard.set(42, forKey: key)
    #expect(UserDefaultsLanguageStore(key: key).load() == nil)
  }
}
