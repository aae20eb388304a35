#if canImport(CryptoKit) || canImport(Crypto)
  import L10nRuntime

  extension TextUpdates {
    /// Creates updates with the network and the disk of this device.
    ///
    /// - Parameters:
    ///   - localization: the catalog whose texts are kept up to date.
    ///   - source: the location of releases, and the keys to trust.
    ///   - policy: the times at which strings are looked for and shown.
    ///   - store: the folder in which releases are kept.
    public convenience init(
      for localization: Localization, source: UpdateSource, policy: UpdatePolicy = .init(),
      store: UpdateStore = .applicationSupport
    ) {
      self.init(for: localization, source: source, policy: policy, store: store, environment: .live)
    }
  }
#endif
