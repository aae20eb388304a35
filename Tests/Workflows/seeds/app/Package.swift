// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "l10n-gen", path: "L10N_GEN")],
  targets: [.executableTarget(name: "Shop", dependencies: [.product(name: "L10nRuntime", package: "l10n-gen")])],
  swiftLanguageModes: [.v6]
)
