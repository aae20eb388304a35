import Foundation
import L10nReleases

extension UpdateError {
  init(_ refusal: ReleaseRefusal) {
    self =
      switch refusal {
      case .tooLarge(let limit): .tooLarge(limit: limit)
      case .notAManifest: .malformed(line: 1)
      case .unknownFormat(let format): .unknownFormat(format)
      case .unknownRoot: .untrusted(.unknownRoot)
      case .badCertificate: .untrusted(.badCertificate)
      case .keyExpired: .untrusted(.keyExpired)
      case .epochRetired: .untrusted(.epochRetired)
      case .badSignature: .untrusted(.badSignature)
      case .malformed(let line), .notUnderstood(let line): .malformed(line: line)
      case .wrongTarget(.catalog): .wrongTarget(.catalog)
      case .wrongTarget(.channel): .wrongTarget(.channel)
      case .wrongTarget(.baseline): .wrongTarget(.baseline)
      case .needsNewerRuntime(let level): .needsNewerRuntime(level)
      case .rollback(let offered, let inUse): .rollback(offered: .init(offered), inUse: .init(inUse))
      case .equivocation(let version): .equivocation(.init(version))
      case .expired(let time): .expired(Date(time))
      }
  }

  init(_ failure: FetchFailure) {
    self =
      switch failure {
      case .offline: .offline
      case .notAllowed(let condition): .networkNotAllowed(condition)
      case .timedOut: .timedOut
      case .tls: .tls
      case .connection: .connection
      case .tooLarge(let limit): .tooLarge(limit: limit)
      case .truncated: .truncated
      }
  }

  init(_ failure: StorageFailure) {
    self = .storage(code: failure.code)
  }
}

extension UpdateVersion {
  init(_ version: ReleaseVersion) {
    self.init(epoch: version.epoch, sequence: version.sequence)
  }
}
