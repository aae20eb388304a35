// swift-tools-version: 6.1
import PackageDescription

// A separate package, since its sources exist only while `updates.sh` runs, which generates the rest of them.
let package = Package(
  name: "UpdateBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "l10n-gen", path: "../..", traits: ["SwiftCrypto"])],
  targets: [
    .executableTarget(
      name: "launch",
      dependencies: [
        .product(name: "L10nRuntime", package: "l10n-gen"),
        .product(name: "L10nUpdates", package: "l10n-gen"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
