// swift-tools-version: 6.1
import PackageDescription

// The strings and the runtime of the app and its extensions. The library is dynamic, so that each process has one copy of
// the runtime and one present language, and the app's bundle has one copy of the strings.
let package = Package(
  name: "ShopKit",
  platforms: [.macOS(.v13), .iOS(.v17)],
  products: [.library(name: "ShopKit", type: .dynamic, targets: ["ShopKit"])],
  dependencies: [
    // In your package: .package(url: "https://github.com/l10n-gen/l10n-gen-prebuilt", from: "0.1.0")
    .package(name: "l10n-gen", path: "../../..")
  ],
  targets: [
    .target(
      name: "ShopKit",
      dependencies: [.product(name: "L10nRuntime", package: "l10n-gen")],
      plugins: [.plugin(name: "L10nBuildPlugin", package: "l10n-gen")])
  ],
  swiftLanguageModes: [.v6]
)
