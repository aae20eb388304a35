import Foundation
import TestSupport
import Testing

@Suite("Listings of stores on the command line")
struct ListingCommandTests {
  private let files = [
    "translations/en.yml": "title: Shops\n", "translations/ko.yml": "title: 가게\n", "Package.swift": "",
    "Sources/App/App.swift": "", "fastlane/metadata/copyright.txt": "Me",
    "fastlane/metadata/en-US/name.txt": "Shops\n", "fastlane/metadata/en-US/keywords.txt": "map,shop\n",
    "fastlane/metadata/ko/name.txt": "\(String(repeating: "가", count: 31))\n",
    "fastlane/metadata/android/en-US/title.txt": "Shops", "fastlane/metadata/android/ko-KR/title.txt": "가게",
  ]

  @Test("init names the listings, check reports their findings and coverage, and a baseline knows them")
  func check() throws {
    let sandbox = try Sandbox(files)
    #expect(try sandbox.run("init", "--source", "en").status == 0)
    #expect(try sandbox.read("l10n.yml").contains("listings: [fastlane/metadata, fastlane/metadata/android]\n"))
    let run = try sandbox.run("check")
    #expect(run.status == 1)
    #expect(run.output.contains("fastlane/metadata/ko/name.txt:1:31: error: ko 'app-store.name': the name has 31"))
    #expect(run.output.contains("add 'ko/keywords.txt'"))
    #expect(run.output.contains("\nfastlane/metadata\nlanguage  keys  translated  missing"))
    #expect(run.output.contains("\nfastlane/metadata/android\n1 message in en-US and ko-KR\n"))
    #expect(try sandbox.run("check", "--write-baseline", "baseline.yml").status == 0)
    let known = try sandbox.run("check", "--baseline", "baseline.yml", "--strict", "--summary", "summary.md")
    #expect(known.status == 0, "\(known.output)")
    #expect(try sandbox.read("summary.md").contains("### ` fastlane/metadata `\n\n| language"))
    #expect(try sandbox.run("emit").status == 0)
  }

  @Test("the texts go to translators and back, and other commands refuse them")
  func exchange() throws {
    var files = files
    files["l10n.yml"] = "source: en\nlistings: [fastlane/metadata]\n"
    let sandbox = try Sandbox(files)
    let place = ["--translations", "fastlane/metadata"]
    let exported = try sandbox.run(["export", "xliff", "--language", "ko", "--output", "ko.xliff"] + place)
    #expect(exported.status == 0, "\(exported.error)")
    let xliff = try sandbox.read("ko.xliff")
    #expect(xliff.contains("original=\"fastlane/metadata/en-US/keywords.txt\""))
    try sandbox.write(
      xliff.replacing("<source>map,shop</source>", with: "<source>map,shop</source><target>지도,가게</target>"),
      to: "ko.xliff")
    let imported = try sandbox.run(["import", "ko.xliff"] + place)
    #expect(imported.status == 0, "\(imported.error)")
    #expect(try sandbox.read("fastlane/metadata/ko/keywords.txt") == "지도,가게\n")
    for command in [["emit"], ["export", "android"], ["export", "arb"]] {
      let refused = try sandbox.run(command + place)
      #expect(refused.status == 2, "\(command)")
      #expect(refused.error.contains("is a store's listing"), "\(command)")
    }
  }

  @Test("check --fix writes the fixes of a listing")
  func fixes() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\nlistings: [fastlane/metadata]\n", "translations/en.yml": "a: A\n",
      "fastlane/metadata/en-US/keywords.txt": "map, shop ,tea\n",
    ])
    let run = try sandbox.run("check", "--fix")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("fastlane/metadata/en-US/keywords.txt") == "map,shop,tea\n")
  }
}
