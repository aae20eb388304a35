import Foundation
import Hummingbird
import L10nRuntime

/// The pages of the stores, served over HTTP.
enum StoreServer {
  /// What all users have in common: the stores' hours are meant where the stores are, and the machine's own region is
  /// nobody's.
  static func prepareLanguages() {
    LanguagePreferences.shared.timeZone = Moment.timeZone
    LanguagePreferences.shared.locale = Locale(identifier: "en_001")
  }

  /// A server on this machine's loopback address.
  /// - Parameters:
  ///   - port: the port; 0 for a free one.
  ///   - onRunning: gets the port once requests are answered.
  static func application(
    port: Int, onRunning: @escaping @Sendable (Int) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    let router = Router()
    router.add(middleware: LanguageNegotiation())
    router.get("/") { _, _ in page { ListPage(stores: Sample.stores) } }
    router.get("/stores/:number") { _, context in
      let number = try context.parameters.require("number", as: Int.self)
      guard Sample.stores.indices.contains(number - 1) else { throw HTTPError(.notFound) }
      return page { StorePage(store: Sample.stores[number - 1]) }
    }
    return Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? port) })
  }

  /// Streams a page, part after part, when the handler has long returned.
  private static func page(_ page: @escaping @Sendable () -> some Page) -> Response {
    Response(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody { writer in
        let page = page()
        try await writer.write(ByteBuffer(string: page.head.source))
        for section in page.sections {
          try await writer.write(ByteBuffer(string: section.source))
          // As if the next had to be fetched first.
          await Task.yield()
        }
        try await writer.write(ByteBuffer(string: page.foot.source))
        try await writer.finish(nil)
      })
  }
}
