// The names that generated code uses; it imports only this module.
@_exported import struct Foundation.Date
@_exported import struct Foundation.Decimal
@_exported import struct L10nLanguage.LanguageTables
