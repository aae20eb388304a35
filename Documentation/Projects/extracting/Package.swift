// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "App", defaultLocalization: "en",
  targets: [.target(name: "App", resources: [.process("Localizable.xcstrings")])])
