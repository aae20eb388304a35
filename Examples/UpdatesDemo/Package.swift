// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "UpdatesDemo",
  platforms: [.macOS(.v14)],
  dependencies: [
    // 'make demo-updates' builds a copy of this directory, and says where l10n-gen is. The trait is needed on Linux only.
    .package(name: "l10n-gen", path: Context.environment["L10N_GEN"] ?? "../..", traits: ["SwiftCrypto"])
  ],
  targets: [
    .executableTarget(
      name: "UpdatesDemo",
      dependencies: [
        .product(name: "L10nRuntime", package: "l10n-gen"),
        .product(name: "L10nUpdates", package: "l10n-gen"),
      ]
    ),
    // What only a build with cryptography can show.
    .testTarget(
      name: "UpdatesDemoTests", dependencies: [.product(name: "L10nUpdates", package: "l10n-gen")]),
  ],
  swiftLanguageModes: [.v6]
)
