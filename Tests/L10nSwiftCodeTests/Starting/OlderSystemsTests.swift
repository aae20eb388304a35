import Foundation
import Testing

@testable import L10nSwiftCode

@Suite("Systems too old for the runtime")
struct OlderSystemsTests {
  /// Returns the apps of a project with one target.
  private func apps(
    project: String = "", debug: String = "", release: String = "", product: String = "application"
  ) -> [OlderSystems] {
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(project) }; };
        PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(project) }; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.\(product)";
          buildConfigurationList = TL; };
        TL = { isa = XCConfigurationList; buildConfigurations = (TD, TR); };
        TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(debug) }; };
        TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(release) }; };
      }; }
      """
    return OlderSystems.apps(in: XcodeObjects(Array(text.utf8)))
  }

  @Test("the oldest version of each system is found, whether the target or the project states it")
  func oldest() {
    let old = OlderSystems(target: "App", systems: ["iOS 15.4"])
    #expect(apps(project: "IPHONEOS_DEPLOYMENT_TARGET = 15.4;") == [old])
    #expect(apps(debug: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", release: "IPHONEOS_DEPLOYMENT_TARGET = 15.4;") == [old])
    let raised = "IPHONEOS_DEPLOYMENT_TARGET = 16.0;"
    #expect(apps(project: "IPHONEOS_DEPLOYMENT_TARGET = 15.4;", debug: raised, release: raised) == [])
    let both = "MACOSX_DEPLOYMENT_TARGET = 10.15; IPHONEOS_DEPLOYMENT_TARGET = 9;"
    #expect(apps(project: both) == [OlderSystems(target: "App", systems: ["iOS 9", "macOS 10.15"])])
  }

  @Test("systems that the target isn't built for don't matter")
  func platforms() {
    let both = "MACOSX_DEPLOYMENT_TARGET = 10.15; IPHONEOS_DEPLOYMENT_TARGET = 9.0;"
    let mac = [OlderSystems(target: "App", systems: ["macOS 10.15"])]
    #expect(apps(project: both + " SDKROOT = macosx;") == mac)
    #expect(apps(project: both + " SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx\";") == mac)
    #expect(apps(project: both + " SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";")[0].systems.count == 2)
  }

  @Test("only apps count, and versions that aren't stated or can't be read don't")
  func others() {
    #expect(apps(project: "IPHONEOS_DEPLOYMENT_TARGET = 12.0;", product: "framework") == [])
    #expect(apps(project: "IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";") == [])
    #expect(apps() == [])
    #expect(OlderSystems.apps(in: XcodeObjects([])) == [])
  }

  @Test("the versions are those of the package's manifest")
  func manifest() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let platforms = try #require(manifest.firstMatch(of: /platforms: \[(.*)\]/)?.1)
    let written = platforms.matches(of: /\.(\w+)\(\.v(\d+)\)/).map { "\($0.1) \($0.2)" }
    #expect(Set(written) == Set(OlderSystems.needed))
  }
}
