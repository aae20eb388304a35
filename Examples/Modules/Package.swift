// swift-tools-version: 6.1
import PackageDescription

// Each target has the strings that l10n.yml gives to the module with its name, and the plugin generates its enum.
let strings: [Target.PluginUsage] = [.plugin(name: "L10nBuildPlugin", package: "l10n-gen")]
let runtime = Target.Dependency.product(name: "L10nRuntime", package: "l10n-gen")

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [.library(name: "Basket", targets: ["Basket"])],
  dependencies: [
    // In your package: .package(url: "https://github.com/l10n-gen/l10n-gen-prebuilt", from: "0.1.0")
    .package(name: "l10n-gen", path: "../..")
  ],
  targets: [
    .target(name: "Shared", dependencies: [runtime], plugins: strings),
    .target(name: "Basket", dependencies: ["Shared", runtime], plugins: strings),
    .executableTarget(name: "Shop", dependencies: ["Basket", "Shared", runtime], plugins: strings),
  ],
  swiftLanguageModes: [.v6]
)
