import Foundation
import L10nRuntime
import Testing

// One after another: the defaults are a single file, and Foundation may lose values that two threads write
// simultaneously.
@Suite("A choice stored in the user's defaults", .serialized)
struct UserDefaultsLanguageStoreTests {
  @Test("a choice is read as it was stored, and is removed with nil")
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

  @Test("another value with the same name isn't a choice")
  func otherValue() {
    let key = "L10nRuntimeTests.\(UUID().uuidString)"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    UserDefaults.standard.set(42, forKey: key)
    #expect(UserDefaultsLanguageStore(key: key).load() == nil)
  }
}
