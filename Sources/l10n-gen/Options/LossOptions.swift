import ArgumentParser

/// The option of commands that write formats that can't hold every string.
struct LossOptions: ParsableArguments {
  @Flag(
    name: .customLong("lossy"),
    help: """
      Write strings that the format can't hold in a simpler form: the text for all other words or numbers, and \
      placeholders for dates that code formats.
      """)
  var areAccepted = false
}
