import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Build settings that are a part of Info.plist")
struct InfoSettingsReaderTests {
  private func read(_ text: String) -> InfoSettings {
    InfoSettingsReader.read(SourceFile(path: "project.pbxproj", bytes: Array(text.utf8)), file: 0)
  }

  private func keys(_ text: String) -> [String] { read(text).usageDescriptions.map(\.text) }

  @Test(
    "give reasons for permissions in each kind of file",
    arguments: [
      "\t\t\t\tINFOPLIST_KEY_NSCameraUsageDescription = \"To scan \\\"QR\\\" codes; fast\";\n",
      "INFOPLIST_KEY_NSCameraUsageDescription=Scan;",
      "\"INFOPLIST_KEY_NSCameraUsageDescription[sdk=iphoneos*]\" = \"To scan\";",
      "INFOPLIST_KEY_NSCameraUsageDescription = To scan codes // shown once\r\n",
      "INFOPLIST_KEY_NSCameraUsageDescription[sdk=iphone*][arch=*] = $(inherited)",
      "      INFOPLIST_KEY_NSCameraUsageDescription: To scan codes",
      "    settings: [\"INFOPLIST_KEY_NSCameraUsageDescription\": \"To scan\", \"X\": \"\"]",
    ])
  func kinds(text: String) {
    #expect(keys(text) == ["NSCameraUsageDescription"])
  }

  @Test(
    "give none without a value, in a comment, and for other keys",
    arguments: [
      "INFOPLIST_KEY_NSCameraUsageDescription = \"\";", "INFOPLIST_KEY_NSCameraUsageDescription = ;",
      "INFOPLIST_KEY_NSCameraUsageDescription =", "INFOPLIST_KEY_NSCameraUsageDescription = // later",
      "// INFOPLIST_KEY_NSCameraUsageDescription = To scan", "# INFOPLIST_KEY_NSCameraUsageDescription: To scan",
      "INFOPLIST_KEY_CFBundleDisplayName = DABOM;", "TEXT = $(INFOPLIST_KEY_NSCameraUsageDescription);",
    ])
  func none(text: String) {
    #expect(keys(text) == [])
  }

  private static func configuration(_ lines: String...) -> String {
    "\t\t\tbuildSettings = {\n" + lines.map { "\t\t\t\t\($0)\n" }.joined() + "\t\t\t};\n"
  }

  @Test("of several targets and configurations count once, at the first place")
  func targets() {
    let settings = read(
      Self.configuration("A = \"가\";", "INFOPLIST_KEY_NSCameraUsageDescription = \"To scan\";")
        + Self.configuration(
          "INFOPLIST_KEY_NSCameraUsageDescription = \"To photograph\";",
          "INFOPLIST_KEY_NSFaceIDUsageDescription = \"To unlock\";"))
    #expect(settings.usageDescriptions.map(\.text) == ["NSCameraUsageDescription", "NSFaceIDUsageDescription"])
    #expect(settings.usageDescriptions.first?.place == Place(file: 0, offset: 38))
  }

  @Test("don't count in a target that generates no Info.plist")
  func notGenerated() {
    let written = "INFOPLIST_KEY_NSCameraUsageDescription = \"To scan\";"
    #expect(keys(Self.configuration("GENERATE_INFOPLIST_FILE = NO;", written)) == [])
    #expect(keys(Self.configuration("GENERATE_INFOPLIST_FILE = YES;", written)).count == 1)
    #expect(
      keys(Self.configuration("GENERATE_INFOPLIST_FILE = NO;") + Self.configuration(written)).count == 1)
  }

  @Test("say whether a file has more")
  func file() {
    #expect(read(Self.configuration("INFOPLIST_FILE = App/Info.plist;")).namesFile)
    #expect(!read(Self.configuration("GENERATE_INFOPLIST_FILE = YES;")).namesFile)
  }
}
