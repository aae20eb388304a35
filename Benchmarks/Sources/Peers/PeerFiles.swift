import Foundation

/// The peers, with the files that `runtime.sh` writes for them into the directory named by `PEER_FILES`.
package struct PeerFiles: Sendable {
  package let foundation: FoundationPeer
  package let gettext: GettextPeer

  package init() throws(MissingPeer) {
    guard let directory = ProcessInfo.processInfo.environment["PEER_FILES"] else {
      throw MissingPeer(description: "PEER_FILES names no directory; run Benchmarks/runtime.sh")
    }
    foundation = try FoundationPeer(directory: directory + "/strings/Strings.bundle")
    gettext = GettextPeer(directory: directory + "/locale")
  }
}
