/// The key that signs releases, certified by a root key for a catalog and a time.
package struct OnlineKey: Sendable, Hashable {
  /// Its name: eight lowercase hexadecimal digits.
  package var id: String
  /// The public key (RFC 8032): 32 bytes.
  package var bytes: [UInt8]
  /// The epoch whose releases it signs.
  package var epoch: UInt32
  /// The time until which it signs releases, in whole seconds.
  package var until: ReleaseTime

  package init(id: String, bytes: [UInt8], epoch: UInt32, until: ReleaseTime) {
    self.id = id
    self.bytes = bytes
    self.epoch = epoch
    self.until = until
  }
}
