import Foundation
import PackagePlugin

/// Generates a target's accessors in every build.
///
/// The target's configuration is an `l10n.yml` in its folder, in the package's folder, in a folder around that up to
/// the root of the git repository, or in the `translations` folder of one of these. Problems with the bundles are shown
/// at their lines, and an error stops the build.
@main
struct L10nBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let build = TargetBuild(
      name: target.name, folders: [target.directoryURL, context.package.directoryURL],
      sources: target.sourceFiles(withSuffix: ".swift").map(\.url), workDirectory: context.pluginWorkDirectoryURL)
    return [try build.command(tool: context.tool(named: TargetBuild.tool).url)]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension L10nBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      let build = TargetBuild(
        name: target.displayName, folders: [project.appending(path: target.displayName), project],
        sources: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" },
        workDirectory: context.pluginWorkDirectoryURL)
      return [try build.command(tool: context.tool(named: TargetBuild.tool).url)]
    }
  }
#endif
