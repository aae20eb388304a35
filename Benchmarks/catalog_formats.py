"""The generated catalog in each tool's own format."""

import re

LANGUAGES = ["ko", "en", "zh-Hans"]
SOURCE = "ko"

_PLURAL = re.compile(r"\{count, plural, ((?:\w+ \{[^{}]*\} ?)+)\}")
_BRANCH = re.compile(r"(\w+) \{([^{}]*)\}")
_PLACEHOLDER = re.compile(r"\{(\w+)[^{}]*\}")


def files(messages):
    """Returns pairs of a path and a function that returns the content."""
    configuration = f"source: {SOURCE}\nlanguages: [{', '.join(LANGUAGES)}]\nfallback: [en]\n"
    yield "l10n.yml", lambda: configuration
    for language in LANGUAGES:
        underscored = language.replace("-", "_")
        yield f"translations/{language}.yml", lambda: yaml(messages, language)
        yield f"po/{underscored}.po", lambda: po(messages, language)
        yield f"icu/{underscored}.txt", lambda: icu(messages, language, underscored)
        yield f"strings/{language}.lproj/Localizable.strings", lambda: strings(messages, language)
    yield "swiftgen/Strings.swift", lambda: swiftgen(messages)


def quoted(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def tree(messages):
    """Returns messages by area and screen, in order."""
    areas = {}
    for message in messages:
        areas.setdefault(message.area, {}).setdefault(message.screen, []).append(message)
    return areas


def branches(text):
    """Returns a plural's branches including the text around them, by category, or None for other texts."""
    match = _PLURAL.search(text)
    if not match:
        return None
    before, after = text[: match.start()], text[match.end() :]
    return {category: before + branch + after for category, branch in _BRANCH.findall(match.group(1))}


# l10n-gen ---------------------------------------------------------------------------------------------------------


def yaml(messages, language):
    lines = [f"{language}:"]
    for area, screens in tree(messages).items():
        lines.append(f"  {area}:")
        for screen, members in screens.items():
            lines.append(f"    {screen}:")
            for message in members:
                text = message.texts[language]
                needs_quotes = text[0] in "{“\"'" or ": " in text
                lines.append(f"      {message.name}: {quoted(text) if needs_quotes else text}")
    return "\n".join(lines) + "\n"


# gettext ----------------------------------------------------------------------------------------------------------


def po(messages, language):
    plural_forms = "nplurals=2; plural=(n != 1);" if language == "en" else "nplurals=1; plural=0;"
    lines = [
        'msgid ""',
        'msgstr ""',
        f'"Language: {language.replace("-", "_")}\\n"',
        '"MIME-Version: 1.0\\n"',
        '"Content-Type: text/plain; charset=UTF-8\\n"',
        '"Content-Transfer-Encoding: 8bit\\n"',
        f'"Plural-Forms: {plural_forms}\\n"',
    ]
    for message in messages:
        forms = branches(message.texts[language])
        lines += ["", f"msgid {quoted(message.path)}"]
        if forms:
            lines.append(f"msgid_plural {quoted(message.path)}")
            lines += [f"msgstr[{n}] {quoted(text)}" for n, text in enumerate(forms.values())]
        else:
            lines.append(f"msgstr {quoted(message.texts[language])}")
    return "\n".join(lines) + "\n"


# ICU --------------------------------------------------------------------------------------------------------------


def icu(messages, language, bundle):
    lines = [f"{bundle} {{"]
    for area, screens in tree(messages).items():
        lines.append(f"  {area} {{")
        for screen, members in screens.items():
            lines.append(f"    {screen} {{")
            lines += [f"      {message.name} {{ {quoted(message.texts[language])} }}" for message in members]
            lines.append("    }")
        lines.append("  }")
    lines.append("}")
    return "\n".join(lines) + "\n"


# Foundation -------------------------------------------------------------------------------------------------------


def printf(message, language):
    """Returns the text with Apple's format specifiers; for a plural, `other`, because its forms are in a .stringsdict
    file."""
    forms = branches(message.texts[language])
    text = forms["other"].replace("#", "{count}") if forms else message.texts[language]
    positions = {name: index + 1 for index, (name, _) in enumerate(message.arguments)}
    kinds = dict(message.arguments)
    several = len(positions) > 1

    def specifier(match):
        name = match.group(1)
        position = f"{positions[name]}$" if several else ""
        return f"%{position}{'d' if kinds[name] == 'count' else '@'}"

    if message.arguments:
        text = text.replace("%", "%%")
    return _PLACEHOLDER.sub(specifier, text)


def strings(messages, language):
    return "".join(f"{quoted(message.path)} = {quoted(printf(message, language))};\n" for message in messages)


# The form of SwiftGen's structured-swift5 template, as in its documentation ---------------------------------------


def camel(name, upper=False):
    words = name.split("_")
    first = words[0].capitalize() if upper else words[0]
    return first + "".join(word.capitalize() for word in words[1:])


def swiftgen(messages):
    lines = [
        "// swiftlint:disable all",
        "",
        "import Foundation",
        "",
        "internal enum L10n {",
    ]
    for area, screens in sorted(tree(messages).items()):
        lines.append(f"  internal enum {camel(area, upper=True)} {{")
        for screen, members in sorted(screens.items()):
            lines.append(f"    internal enum {camel(screen, upper=True)} {{")
            for message in sorted(members, key=lambda message: message.name):
                lines += [f"      {line}" for line in swiftgen_member(message)]
            lines.append("    }")
        lines.append("  }")
    lines += [
        "}",
        "",
        "extension L10n {",
        "  private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {",
        "    let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)",
        "    return String(format: format, locale: Locale.current, arguments: args)",
        "  }",
        "}",
        "",
        "private final class BundleToken {",
        "  static let bundle: Bundle = {",
        "    Bundle(for: BundleToken.self)",
        "  }()",
        "}",
    ]
    return "\n".join(lines) + "\n"


def swiftgen_member(message):
    text = printf(message, SOURCE)
    name = camel(message.name)
    lines = [f"/// {text}"]
    fallback = quoted(text)
    if not message.arguments:
        lines.append(
            f'internal static let {name} = L10n.tr("Localizable", "{message.path}", fallback: {fallback})'
        )
        return lines
    parameters, values = [], []
    for position, (_, kind) in enumerate(message.arguments, 1):
        integer = kind == "count"
        parameters.append(f"_ p{position}: {'Int' if integer else 'Any'}")
        values.append(f"p{position}" if integer else f"String(describing: p{position})")
    lines += [
        f"internal static func {name}({', '.join(parameters)}) -> String {{",
        f'  return L10n.tr("Localizable", "{message.path}", {", ".join(values)}, fallback: {fallback})',
        "}",
    ]
    return lines
