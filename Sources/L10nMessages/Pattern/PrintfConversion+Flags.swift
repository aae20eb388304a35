public import L10nLanguage

extension PrintfConversion.Flags: OptionSet {}
