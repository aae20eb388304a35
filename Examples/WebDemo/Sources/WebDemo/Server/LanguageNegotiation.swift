import Hummingbird
import L10nRuntime

/// Answers each request in the languages that it asks for (RFC 9110, section 12.1, "Proactive Negotiation").
///
/// Everything below it reads texts as anywhere else: the languages belong to the request's task.
struct LanguageNegotiation<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let localization = L10n.localization
    let field = request.headers[values: .acceptLanguage].joined(separator: ",")
    return try await withLanguages(localization.languages(acceptLanguage: field)) {
      var response = try await next(request, context)
      response.headers[.contentLanguage] = localization.chain.first
      // Without it, a cache would give the first user's language to all (RFC 9110, section 12.5.5).
      response.headers[values: .vary].append("Accept-Language")
      // The body is written after this has returned.
      let languages = LanguageContext.current
      let body = response.body
      response.body = ResponseBody(contentLength: body.contentLength) { writer in
        let bodyWriter = writer
        try await languages.run { try await body.write(bodyWriter) }
      }
      return response
    }
  }
}
