#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The path of this program, for running it again.
enum ProgramPath {
  /// The path that the system knows, or the name by which the program was called.
  static var own: String {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      if _NSGetExecutablePath(&path, &size) == 0 {
        return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    #else
      let link = "/proc/self/exe"
      if access(link, X_OK) == 0 { return link }
    #endif
    return CommandLine.arguments.first ?? "l10n-gen"
  }
}
