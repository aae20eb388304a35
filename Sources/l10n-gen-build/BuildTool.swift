import L10nProject

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The part of `l10n-gen` that the build tool plugin needs, `l10n-gen build`, without the commands that an app's build
/// would compile needlessly.
@main
enum BuildTool {
  static func main() {
    do throws(Refusal) {
      let arguments = try BuildArguments(CommandLine.arguments.dropFirst())
      let place = ConfigurationPlace(config: arguments.config)
      let build = TargetBuild(place, workDirectory: arguments.workDirectory, target: arguments.target)
      exit(try build.run() ? 0 : 1)
    } catch {
      Console.explain(error)
      exit(2)
    }
  }
}
