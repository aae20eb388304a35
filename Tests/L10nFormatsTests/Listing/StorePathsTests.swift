import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Paths of a listing")
struct StorePathsTests {
  private func key(_ path: String, _ store: Store = .appStore) -> String? {
    store.key(ofFile: path.split(separator: "/").map(String.init))?.joined(separator: ".")
  }

  @Test("the key path of a text names the store and the file")
  func keys() {
    #expect(key("ko/name.txt") == "app-store.name")
    #expect(key("ko-KR/full_description.txt", .googlePlay) == "google-play.full_description")
    #expect(key("ko-KR/changelogs/120.txt", .googlePlay) == "google-play.changelogs.120")
    #expect(key("ko-KR/changelogs/default.txt", .googlePlay) == "google-play.changelogs.default")
  }

  @Test(
    "addresses, other files and the folders of others have no texts to translate",
    arguments: [
      "ko/support_url.txt", "ko/name.md", "ko/images/name.txt", "copyright.txt", "iMessage/name.txt",
      "review_information/notes.txt", "android/ko-KR/title.txt", "ko/title.txt", "ko/changelogs/1.txt",
    ])
  func others(_ path: String) {
    #expect(key(path) == nil)
  }

  @Test("the notes of a version are named by its code")
  func versions() {
    #expect(key("ko-KR/changelogs/v2.txt", .googlePlay) == nil)
    #expect(key("ko-KR/changelogs.txt", .googlePlay) == nil)
    #expect(key("ko-KR/changelogs/99999999999999999999.txt", .googlePlay) == nil)
    let files = [["ko-KR", "changelogs", "9.txt"], ["en-US", "changelogs", "10.txt"], ["en-US", "title.txt"]]
    let newest = Store.googlePlay.newestVersion(among: files)
    #expect(newest == 10)
    #expect(files.map { Store.googlePlay.isOfOlderVersion($0, than: newest) } == [true, false, false])
  }

  @Test("deliver's folder of texts for all locales has texts, and supply has no such folder")
  func allLocales() {
    #expect(key("default/name.txt") == "app-store.name")
    #expect(Store.appStore.isForAllLocales("default"))
    #expect(!Store.googlePlay.isForAllLocales("default"))
  }

  @Test("each key path has one file in a locale", arguments: Store.allCases)
  func files(_ store: Store) {
    for text in store.texts {
      let key = [store.rawValue, text.name] + (text.name == "changelogs" ? ["7"] : [])
      let path = store.file(ofKey: key, in: "ko")
      #expect(path.flatMap(store.key) == key)
    }
    #expect(store.file(ofKey: ["app-store", "other"], in: "ko") == nil)
    #expect(store.file(ofKey: [store.rawValue], in: "ko") == nil)
  }

  @Test("a locale is known in any case")
  func locales() {
    #expect(Store.appStore.locale(ofFolder: "EN-us") == "en-US")
    #expect(Store.appStore.locale(ofFolder: "ko-KR") == nil)
    #expect(Store.googlePlay.locale(ofFolder: "ko-KR") == "ko-KR")
    #expect(Store.googlePlay.locale(ofFolder: "ko_KR") == nil)
  }
}
