import ArgumentParser
import L10nExchange

extension ExportCommand {
  /// `l10n-gen export csv`.
  struct CSV: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "csv",
      abstract: "Write a CSV file for translators, with a column for each language.",
      discussion: SheetFile.discussion("csv"))

    @OptionGroup var options: TranslatorOptions

    @Option(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file(extensions: ["csv"]))
    var output = "strings.csv"

    func run() throws { try SheetFile.write(options, as: .csv, to: output) }
  }

  /// `l10n-gen export xlsx`.
  struct XLSX: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "xlsx",
      abstract: "Write an Excel workbook for translators, with a column for each language.",
      discussion: SheetFile.discussion("xlsx"))

    @OptionGroup var options: TranslatorOptions

    @Option(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file(extensions: ["xlsx"]))
    var output = "strings.xlsx"

    func run() throws { try SheetFile.write(options, as: .xlsx, to: output) }
  }
}
