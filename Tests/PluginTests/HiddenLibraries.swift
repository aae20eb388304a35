import Foundation

@testable import TestSupport

/// An environment in which libyaml, expat and zlib have neither headers nor libraries to build with, whatever is
/// installed.
enum HiddenLibraries {
  /// The command, run there; where the system doesn't let files be hidden, the command as it is.
  static func command(_ command: [String]) -> [String] {
    (namespace ?? []) + command
  }

  /// A Boolean value indicating whether the system lets files be hidden.
  static var isPossible: Bool { namespace != nil }

  /// Files that are empty for one process and its children. Nothing less serves, since the build system keeps variables
  /// such as CPATH from the compiler. zlib's shared library stays, which Swift's own programs are linked with.
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
