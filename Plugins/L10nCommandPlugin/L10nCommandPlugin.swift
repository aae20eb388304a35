import Foundation
import PackagePlugin

/// `swift package l10n check`, `swift package --allow-writing-to-package-directory l10n emit` and the tool's other
/// commands, run in the folder of the package.
@main
struct L10nCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "l10n-gen").url
    try run(tool, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in directory: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = directory
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason != .exit || process.terminationStatus != 0 else { return }
    let advice =
      arguments.first == "emit" && process.terminationStatus == 2
      ? "; where plugins run in a sandbox, it may write to the package only after "
        + "'swift package --allow-writing-to-package-directory l10n emit'" : ""
    throw Failure(description: "l10n-gen ended with status \(process.terminationStatus)\(advice)")
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension L10nCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the chosen targets, which the tool doesn't need.
      var arguments = ArgumentExtractor(arguments)
      _ = arguments.extractOption(named: "target")
      let tool = try context.tool(named: "l10n-gen").url
      try run(tool, arguments.remainingArguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif

/// The tool has already printed its own message.
private struct Failure: Error, CustomStringConvertible {
  let description: String
}
