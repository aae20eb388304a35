import L10nRuntime

/// What a user sees at an address.
///
/// A page holds what it shows, but none of its texts: each section reads its own when it is about to be sent.
protocol Page: Sendable {
  associatedtype Sections: Sequence<HTML>

  /// The title, in the user's language.
  var title: String { get }

  /// Everything below the title, made one after the other.
  var sections: Sections { get }
}

extension Page {
  /// Everything before the sections.
  var head: HTML {
    """
    <!doctype html>
    <html lang="\(L10n.localization.chain.first ?? "und")">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(title) · \(L10n.appName)</title>
    <style>\(style)</style>
    </head>
    <body>
    <header><a href="/"><b>\(L10n.appName)</b></a> \(L10n.tagline)</header>
    <h1>\(title)</h1>

    """
  }

  /// Everything after them.
  var foot: HTML { "</body>\n</html>\n" }

  private var style: HTML {
    """
    body { font: 16px/1.6 system-ui, sans-serif; max-width: 40em; margin: 2em auto; padding: 0 1em; color: #222 }
    header { color: #777 } a { color: #b03060; text-decoration: none }
    section { border-top: 1px solid #ddd; padding: .6em 0 } h2 { margin: 0; font-size: 1.1em }
    p { margin: .2em 0 } pre { font: inherit; white-space: pre-wrap; background: #faf4f6; padding: 1em; margin: .4em 0 }
    """
  }
}
