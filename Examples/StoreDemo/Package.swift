// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "StoreDemo",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The directory's own name would be the package's identity, and a clone may have any.
    .package(name: "l10n-gen", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "StoreDemo",
      dependencies: [.product(name: "L10nRuntime", package: "l10n-gen")],
      plugins: [.plugin(name: "L10nBuildPlugin", package: "l10n-gen")])
  ],
  swiftLanguageModes: [.v6]
)
