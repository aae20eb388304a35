import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Build settings for Info.plist")
struct InfoSettingsReaderTests {
  private func read(_ text: String) -> InfoSettings {
    InfoSettingsReader.read(SourceFile(path: "project.pbxproj", bytes: Array(text.utf8)), file: 0)
  }

  private func keys(_ text: String) -> [String] { read(text).usageDescriptions.map(\.text) }

  @Test(
    "settings in each kind of file have reasons for permissions",
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
    "settings without a value, in a comment or for other keys have no reasons",
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

  @Test("settings of several targets and configurations count once, at the first place")
  func targets() {
    let settings = read(
      Self.configuration("A = \"가\";", "INFOPLIST_KEY_NSCameraUsageDescription = \"To scan\";")
        + Self.configuration(
          "INFOPLIST_KEY_NSCameraUsageDescription = \"To photograph\";",
          "INFOPLIST_KEY_NSFaceIDUsageDescription = \"To unlock\";"))
    #expect(settings.usageDescriptions.map(\.text) == ["NSCameraUsageDescription", "NSFaceIDUsageDescription"])
    #expect(settings.usageDescriptions.first?.place == Place(file: 0, offset: 38))
  }

  @Test("settings of a target that doesn't generate an Info.plist don't count")
  func notGenerated() {
    let written = "INFOPLIST_KEY_NSCameraUsageDescription = \"To scan\";"
    #expect(keys(Self.configuration("GENERATE_INFOPLIST_FILE = NO;", written)) == [])
    #expect(keys(Self.configuration("GENERATE_INFOPLIST_FILE = YES;", written)).count == 1)
    #expect(
      keys(Self.configuration("GENERATE_INFOPLIST_FILE = NO;") + Self.configuration(written)).count == 1)
  }

  @Test("the settings show whether a file may have more")
  func file() {
    #expect(read(Self.configuration("INFOPLIST_FILE = App/Info.plist;")).namesFile)
    #expect(!read(Self.configuration("GENERATE_INFOPLIST_FILE = YES;")).namesFile)
  }
}
