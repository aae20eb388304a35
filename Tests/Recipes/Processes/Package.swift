// swift-tools-version: 6.1
import PackageDescription

// Processes with the library of Examples/Extensions: an app, its widget, and an app that has a second runtime. RUNTIME is
// where the package of the runtime is.
let package = Package(
  name: "Processes",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(path: "../ShopKit"),
    .package(name: "l10n-gen", path: "RUNTIME"),
  ],
  targets: [
    .executableTarget(name: "App", dependencies: ["ShopKit"]),
    .executableTarget(name: "Widget", dependencies: ["ShopKit"]),
    .executableTarget(
      name: "TwoRuntimes", dependencies: ["ShopKit", .product(name: "L10nRuntime", package: "l10n-gen")]),
  ],
  swiftLanguageModes: [.v6]
)
