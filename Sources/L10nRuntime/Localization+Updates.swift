import L10nLanguage

@_spi(Updates)
extension Localization {
  /// Reads messages of packs instead of those compiled into the app, from now on and in all languages at once.
  ///
  /// Each read, and each chain of languages in the task of an override, sees the messages of one call. Code that has
  /// read a string is notified as after a change of language, once the new messages can be read. Before the first read,
  /// this only stores the overlays.
  ///
  /// The previous messages are freed once each thread that read some has read a string again or has ended, and all
  /// tasks whose override began with them are over. Strings that were read stay valid.
  ///
  /// - Parameter overlays: the overlays by language, as ``languages`` writes them; none for the compiled messages.
  @_spi(Updates)
  public func replaceMessages(with overlays: [String: any LanguageOverlay]) {
    catalog.replaceMessages(with: overlays)
  }
}

extension Localization {
  /// The language of the texts that the others are translations of.
  @_spi(Updates)
  public var sourceLanguage: String {
    catalog.source
  }

  /// Calls `body` with the id and signature of each message that this catalog has, and with its compiled line in the
  /// source language, which is empty if there is none.
  ///
  /// - Parameter ids: the ids of messages, such as those of a pack.
  /// - Returns: the number of messages that this catalog doesn't have.
  @_spi(Updates)
  public func compare(
    _ ids: [UInt64], by body: (UInt64, MessageSignature, _ source: UnsafeBufferPointer<UInt8>) -> Void
  ) -> Int {
    catalog.compare(ids, by: body)
  }
}
