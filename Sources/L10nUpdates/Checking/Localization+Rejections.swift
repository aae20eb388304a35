import L10nLanguage
@_spi(Updates) import L10nReleases
@_spi(Updates) import L10nRuntime

extension Localization {
  /// Checks the messages of a pack before it is used.
  ///
  /// - Parameters:
  ///   - pack: the messages.
  ///   - language: their language, as ``languages`` writes it.
  /// - Returns: the ids of messages that can't replace the compiled ones, with the reasons, and the number of messages
  ///   that this catalog doesn't have.
  func rejections(
    in pack: MessagePack, of language: String
  ) -> (rejected: [UInt64: MessageReplacement.Rejection], unknown: Int) {
    let isSource = language == sourceLanguage
    var rejected: [UInt64: MessageReplacement.Rejection] = [:]
    let unknown = compare(pack.ids) { id, signature, source in
      rejected[id] =
        pack.withLine(of: id) { line in
          do throws(MessageReplacement.Rejection) {
            try MessageReplacement.check(line, isSource: isSource, for: signature, source: source)
            return nil
          } catch {
            return error
          }
        } ?? nil
    }
    return (rejected, unknown)
  }
}
