import Foundation

@testable import TestSupport

/// An environment in which libyaml, expat and zlib have neither headers nor libraries to build with, even if they are
/// installed.
enum HiddenLibraries {
  /// Returns the command in this environment, or the command itself if the system can't hide files.
  static func command(_ command: [String]) -> [String] {
    (namespace ?? []) + command
  }

  /// A Boolean value indicating whether the system can hide files.
  static var isPossible: Bool { namespace != nil }

  /// Files that are empty for a process and its children. Nothing less works, since the build system doesn't pass
  /// variables such as CPATH to the compiler. zlib's shared library is kept, because Swift's own programs are linked to
  /// it.
  private static let namespace: [String]? = {
    let hide = #"""
      for file in /usr/include/yaml.h /usr/lib/libyaml* /usr/lib/*/libyaml* \
        /usr/include/expat.h /usr/lib/libexpat.a /usr/lib/libexpat.so /usr/lib/*/libexpat.a /usr/lib/*/libexpat.so \
        /usr/include/zlib.h /usr/lib/libz.a /usr/lib/*/libz.a; do
        if [ -e "$file" ]; then mount --bind /dev/null "$file" || exit; fi
      done
      exec "$@"
      """#
    let here = URL(filePath: "/")
    return [["unshare", "--mount"], ["unshare", "--mount", "--map-root-user"]]
      .map { $0 + ["sh", "-c", hide, "sh"] }
      .first { (try? ScratchPackage.run($0 + ["true"], in: here))?.status == 0 }
  }()
}
