// What generated code names without importing anything but this module.
@_exported import struct Foundation.Date
@_exported import struct Foundation.Decimal
@_exported import enum L10nLanguage.MessageSyntax
