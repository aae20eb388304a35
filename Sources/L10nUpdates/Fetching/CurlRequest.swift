#if os(Linux)
  import CL10nCurl
  import Foundation

  /// A request by libcurl, including redirects. It is made on one thread, which waits for the answer.
  struct CurlRequest {
    private let request: FetchRequest
    private let limit: Int
    private let end: ContinuousClock.Instant
    private let isOver: () -> Bool

    private static let redirectLimit = 3

    /// - Parameters:
    ///   - limit: the size of the content, decompressed.
    ///   - end: the time at which the request ends.
    ///   - isOver: returns a Boolean value indicating whether no caller waits for the answer any more.
    init(_ request: FetchRequest, limit: Int, end: ContinuousClock.Instant, isOver: @escaping () -> Bool) {
      self.request = request
      self.limit = limit
      self.end = end
      self.isOver = isOver
    }

    func result() -> Result<FetchResponse, FetchFailure> {
      var url = request.url
      for _ in 0...Self.redirectLimit {
        let answer = CurlAnswer(limit: limit, end: end, isOver: isOver)
        let code = perform(url, answer)
        if let failure = answer.failure(code) { return .failure(failure) }
        guard let next = answer.header.redirect(from: url) else { return .success(answer.response) }
        guard next.isPermitted, next.user == nil, next.scheme == "https" || request.url.scheme == "http" else {
          return .failure(.connection)
        }
        url = next
      }
      return .failure(.connection)
    }

    private func perform(_ url: URL, _ answer: CurlAnswer) -> Int32 {
      let left = (end - .now) / .milliseconds(1)
      guard left >= 1 else { return CurlAnswer.timedOut }
      // Some hosts don't answer clients without a name.
      var fields = ["Accept: */*", "User-Agent: L10nUpdates"]
      if let tag = request.entityTag { fields.append("If-None-Match: \(tag)") }
      let isSameHost = url.scheme == request.url.scheme && url.host == request.url.host && url.port == request.url.port
      if let value = request.authorization, isSameHost { fields.append("Authorization: \(value)") }
      // A value must not start another line.
      guard fields.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }) else { return CurlAnswer.badField }
      let strings = fields.map { strdup($0) }
      defer { strings.forEach { free($0) } }
      let pointers = strings.map { UnsafePointer($0) } + [nil]
      return withExtendedLifetime(answer) {
        url.absoluteString.withCString { text in
          pointers.withUnsafeBufferPointer { fields in
            guard let fields = fields.baseAddress else { return CurlAnswer.badField }
            var request = l10n_curl_request(
              url: text, fields: fields, milliseconds: Int(min(left, 86_400_000)),
              receive_field: { bytes, _, size, context in
                CurlAnswer.of(context)?.receiveField(UnsafeRawBufferPointer(start: bytes, count: size)) == true
                  ? size : 0
              },
              receive_content: { bytes, _, size, context in
                CurlAnswer.of(context)?.receiveContent(UnsafeRawBufferPointer(start: bytes, count: size)) == true
                  ? size : 0
              },
              watch: { context, _, _, _, _ in CurlAnswer.of(context)?.goesOn() == true ? 0 : 1 },
              context: Unmanaged.passUnretained(answer).toOpaque())
            return l10n_curl_perform(&request)
          }
        }
      }
    }
  }
#endif
