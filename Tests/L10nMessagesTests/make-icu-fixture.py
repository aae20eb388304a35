#!/usr/bin/env python3
r"""Writes ICUMessageFixture.swift: the results of ICU's MessageFormat for a few hundred patterns.

    pip install pyicu-wheels==2.15.2        # ICU 77.1
    python3 Tests/L10nMessagesTests/make-icu-fixture.py

One pattern per line, with fields separated by tabs: the pattern; the reason why this project refuses a pattern that ICU
accepts, or reads it differently, which is usually empty; then `!` if ICU refuses the pattern, or ICU's outputs, each
after its locale and the value of `n`: `en 1=1 item`. `name`, `g` and `x` always have the values below. Backslash, tab,
line feed and invisible characters are escaped as `\\`, `\t`, `\n` and `\u{…}`.
"""

import pathlib
import random
import re
import unicodedata

import icu

VALUES = {"name": "하연주", "g": "female", "x": "a"}
NUMBERS = [0, 1, 2, 3, 11, 21, 1234, 1.5, -1]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

HAND_PICKED = r"""
주변에 매장이 없습니다
# | < > $ % text
{name}
{ name }
{name}님, {n}개
{0} {10}
{n, number} {n,number,integer} {n, NUMBER, PERCENT} {n , number , }
{1a} {_} {이름}
it's
it''s
'
''
'''
''''
'{name}'
'{name}
'{'name'}'
a '{' b '}' c
'{''}'
'{it''s'}'
don't '{quote}' me's
'#' '|' '<'
'a'{name}'b'
'}'
}
a } b
{
{name
{name,
{}
{ }
{name}}
{{name}}
{a b}
{a-b}
{a.b}
{-a}
{00}
{01}
{99999999999}
{32767} {32768}
{32767}
{2147483646}
{n,}
{n, }
{n,,}
{n, numbr}
{n, number x}
{n, number:}
{n, plural}
{n, plural,}
{n, plural, }
{n, plural, one{a}}
{n, plural, other}
{n, plural, other{}}
{n, plural, other{#}}
{n, plural, one{# item}other{# items}}
{n, plural, =0{none} =1{single} one{# item} other{# items}}
{n, plural, =1{exact} one{one} other{#}}
{n, plural, one{one} =1{exact} other{#}}
{n, plural, offset:1 =0{nobody} =1{{name}} one{{name} and # other} other{{name} and # others}}
{n,plural,offset:1other{#}}
{n,plural,offset: 1 other{#}}
{n,plural, offset:-1 other{#}}
{n,plural, offset:0.5 other{#}}
{n,plural,offset :1 other{#}}
{n,plural,offset: other{#}}
{n,plural,other{#}offset:1}
{n,plural,offset:1 offset:2 other{#}}
{n,plural,=1.0{a}other{b}}
{n,plural,=1e3{a}=+2{c}=.5{d}=1.{e}other{b}}
{n,plural,=-1{a}other{b}}
{n,plural,={a}other{b}}
{n,plural,= 1{a}other{b}}
{n,plural,=-{a}other{b}}
{n,plural,=1 {a} other {b}}
{n,plural,=∞{a}other{b}}
{n,plural,foo{a}other{b}}
{n,plural,기타{a}other{b}}
{n,plural,Other{a}other{b}}
{n,plural,OTHER{a}}
{n,plural,other{a}other{b}}
{n,plural,=1{a}=1{b}other{c}}
{n,plural,=1{a}=1.0{b}other{c}}
{n,PLURAL,other{a}}
{n,Plural,one{a}other{b}}
{n,plural,one{a},other{b}}
{n,plural,{a}other{b}}
{n,plural,other{a}
{n,plural,other{a
{n,plural,other{a}}}
{n,plural,other{'#' # '|' '{#}' it''s it's}}
{n,plural,other{'#
{n,plural,other{'#}}
{n,plural,other{|}}
{n,plural,other{a'|b}}
{n,selectordinal,one{#st}two{#nd}few{#rd}other{#th}}
{n,SELECTORDINAL,other{#.}}
{n,selectordinal,offset:1 one{#st}other{#th}}
{n,selectordinal,other{'#'}}
{g,select,female{her}male{his}other{their}}
{g,select,여성{a}other{b}}
{g,select,other{#}}
{g,select,Other{#}}
{g,select,female{'#'}other{}}
{g,select,female{'|'}other{}}
{g,SELECT,female{a}other{b}}
{g,select,female{a}female{b}other{c}}
{g,select,=1{a}other{c}}
{g,select,offset:1 other{c}}
{g,select,offset{a}other{c}}
{g, select, female {{n, plural, one {# her} other {# hers}}} other {{n, plural, other {#}}}}
{n, plural, one {#: {g, select, female {# she} other {#}}} other {{g, select, other {{n, plural, other {#}} #}}}}
{n, plural, other {{g, select, female {'#'} other {}}}}
{n, plural, other {{g, select, female {'{#}'} other {}}}}
{n, plural, other {{n, selectordinal, one {#st '#'} other {#th '#'}} '#'}}
{n, plural, offset:2 other {# {n, plural, offset:1 other {# {n}}} #}}
{n,spellout}
{n,ordinal}
{n,choice,0#none|1#one|1<many}
{n,foo}
{n,number,currency}
{n,number,#,##0.00}
{n,number,'a'}
{n,number,'a}
{n,number,a'}'b}
{n,number,{}}
{n,date,short
{ｎ}
{n，number}
{n｝
{n,plural,other｛a｝}
{a　}
{n, 　number}
{​n}
{n,plural,offset:1}
{n,plural,offset:1 }
{n,plural,one}
{n,plural,one{a}other{b} }
{n,plural,one{a}other{b}x}
{n,plural,one{a}other{b},}
{n number}
{n;number}
{n, number, integer, x}
{n,plural,other{{}}}
{n,plural,other{{n}}}
{n,plural,other{{n}
{n,plural,other{}}{n,plural,other{}}
{name}'{'{name}'}'{name}
''{name}''
'''{name}'''
'{''{''}'
{😀}
{a_b}{aB9}{é}
"""

SKELETONS = r"""
::
:: .00
::.00
::.##
::.0#
::.00*
::.+
::.
::@@
::@@#
::@@*
::@
::000
::000 .00
::integer-width/+000
::integer-width/##0
::integer-width/##00
::integer-width-trunc
::precision-integer
::precision-unlimited
::precision-increment/0.50
::precision-increment/5
::percent
::%
::%x100
::percent scale/100
::percent scale/100 .0
::scale/1000
::scale/0.001 .000
::,_
::group-off
::group-auto
::+!
::sign-always
::+_
::sign-never
::+?
::sign-except-zero
::()
::()!
::()?
::decimal-always
::decimal-auto
::notation-simple
::base-unit
::rounding-mode-ceiling .
::rounding-mode-floor .
::rounding-mode-up .
::rounding-mode-down .
::rounding-mode-half-even .
::rounding-mode-half-up .
::currency/USD
::currency/usd .00
::currency/KRW
::currency/KRW unit-width-narrow
::currency/USD unit-width-iso-code
::currency/USD unit-width-full-name
::currency/USD ()
::currency/USD sign-accounting-always
::currency/JPY precision-integer
::K
::compact-short
::compact-short .0
::percent K
::E0
::scientific
::scientific .00
::unit-width-narrow
:: +! .0   ,_
::bogus
::Percent
::percent %
::percent currency/USD
::%x100 scale/2
::.0 @@
::.0#*
::@#*
::0#
::#0
::currency
::currency/US
::currency/USDX
::precision-increment/
::precision-increment/x
::precision-increment/0
::integer-width/
::integer-width/0#
::scale/
::scale/x
::percent/
::/
::.0/
::''
::compact-long
::KK
::engineering
::EE0
::E00
::scientific/*ee
::permille
::unit/meter
::measure-unit/length-meter
::precision-currency-cash
::precision-currency-standard
::.00/w
::.00/@@@*
::,?
::,!
::group-min2
::latin
::numbering-system/arab
::unit-width-hidden
::+-
::()-
::rounding-mode-half-down
::@@ 000
::currency/USD K
::currency/U1D
::integer-width/##
::integer-width/+
::integer-width/+ .00
::integer-width/#0 ,_
::@@ ,_
::@@@ percent
::currency/KRW .00 +!
::currency/EUR @@
::currency/USD +?
::currency/USD ()?
::currency/USD +_
::percent +!
::percent decimal-always
::K @@@
::K ,_
::K +!
::E0 @@
::scale/-1
::currency/USD scale/100
::currency/USD rounding-mode-down .
::currency/USD precision-increment/0.05
::currency/USD 000
::currency/USD decimal-always .
::percent precision-increment/0.5
::.00 rounding-mode-half-up scale/0.001
::.00* 000 ,_
::%x100 .0 +!
::rounding-mode-half-up
::rounding-mode-floor @@
::unit-width-iso-code currency/KRW
::unit-width-short currency/KRW
"""

# Features of ICU that this project refuses, by the text in the skeleton.
UNSUPPORTED_STEMS = re.compile(
    r"compact-long|KK|engineering|EE0|E00|/\*ee|permille|unit/|measure-unit/|-cash|currency-standard|/w|/@|,\?|,!|group-min2"
    r"|latin|numbering-system|hidden|\+-|\(\)-|half-down|@@ 000|U1D|trunc")


def parts(pattern):
    parsed = icu.MessagePattern(pattern)
    for index in range(parsed.countParts()):
        part = parsed.getPart(index)
        yield part, parsed.getSubstring(part)


def difference(pattern):
    """Returns the reason why this project refuses a pattern that ICU accepts, or reads it differently; empty if it
    doesn't."""
    types = []
    seen = []
    kinds = icu.UMessagePatternPartType
    for part, text in parts(pattern):
        kind = part.getType()
        if kind == kinds.ARG_START:
            types.append(part.getArgType())
            seen.append(set())
        elif kind == kinds.ARG_LIMIT:
            types.pop()
            seen.pop()
        elif kind == kinds.ARG_STYLE:
            style = text.strip()
            if style.startswith("::"):
                if UNSUPPORTED_STEMS.search(style):
                    return "stem"
            elif style.lower() not in ("", "integer", "percent", "short", "medium", "long", "full"):
                return "style"
        elif kind == kinds.ARG_SELECTOR:
            plural = types[-1] in (icu.UMessagePatternArgType.PLURAL, icu.UMessagePatternArgType.SELECTORDINAL)
            key = float(text[1:]) if plural and text.startswith("=") else text
            if plural and isinstance(key, str) and key not in CATEGORIES:
                return "unknown selector"
            if key in seen[-1]:
                return "duplicate selector"
            seen[-1].add(key)
        if kind in (kinds.ARG_NAME, kinds.ARG_SELECTOR) and any(misleading(c) for c in text):
            return "misleading character"
    if icu.UMessagePatternArgType.CHOICE in [p.getArgType() for p, _ in parts(pattern) if p.getType() == kinds.ARG_START]:
        return "type"
    return ""


def misleading(character):
    return "\uff01" <= character <= "\uff60" or "\uffe0" <= character <= "\uffe6" or character.isspace() \
        or unicodedata.category(character) in ("Cc", "Cf")


def outcome(pattern, locale, number):
    """Returns ICU's output, or None if it refuses the pattern. Raises ValueError if only the values don't fit."""
    try:
        message = icu.MessageFormat(pattern, icu.Locale(locale))
    except icu.ICUError:
        return None
    try:
        values = {"n": number, **VALUES}
        return message.format(list(values), [icu.Formattable(value) for value in values.values()])
    except icu.ICUError as error:
        # The values don't fit, such as a word instead of a number, so this shows nothing about the pattern.
        raise ValueError(pattern) from error


class Generator:
    """Returns random patterns with the syntax's own constructs."""

    TEXTS = ["a", " ", "개", "'", "''", "'{'", "'}'", "'#'", "#", "|", "it's ", "{'", "<b>", "%d", "👩‍👩‍👧", "}"]

    def __init__(self, seed):
        self.random = random.Random(seed)

    def message(self, depth):
        return "".join(self.piece(depth) for _ in range(self.random.randint(0, 3)))

    def piece(self, depth):
        shape = self.random.randint(0, 9)
        if depth < 3 and shape < 2:
            return self.plural(depth)
        if depth < 3 and shape < 3:
            return self.select(depth)
        if shape < 6:
            return self.random.choice(["{n}", "{name}", "{ n }", "{n, number}", "{n,number,integer}", "{name }"])
        texts = self.TEXTS if depth == 0 else self.TEXTS[:-1]
        return self.random.choice(texts)

    def space(self):
        return self.random.choice(["", "", " ", "\n", "\u200e"])

    def plural(self, depth):
        kind = self.random.choice(["plural", "plural", "selectordinal", "Plural"])
        offset = self.random.choice(["", "", "", " offset:1 ", "offset:2", "offset: 1\n"])
        selectors = self.random.sample(["=0", "=1", "=2", "one", "two", "few", "many", "zero"], self.random.randint(0, 3))
        return "{n," + self.space() + kind + self.space() + "," + offset + self.branches(selectors + ["other"], depth) + "}"

    def select(self, depth):
        selectors = self.random.sample(["female", "male", "여성", "x1"], self.random.randint(0, 2))
        return "{g," + self.space() + "select," + self.branches(selectors + ["other"], depth) + "}"

    def branches(self, selectors, depth):
        return "".join(
            f"{self.space()}{selector}{self.space()}{{{self.message(depth + 1)}}}{self.space()}" for selector in selectors)

    def mutated(self, pattern):
        characters = list(pattern)
        for _ in range(self.random.randint(1, 2)):
            place = self.random.randrange(len(characters) + 1)
            if characters and self.random.random() < 0.5:
                del characters[min(place, len(characters) - 1)]
            else:
                characters.insert(place, self.random.choice("{}'#,= "))
        return "".join(characters)


def patterns():
    yield from (line for line in HAND_PICKED.strip().split("\n"))
    yield "a\n{name}\t{n,\u2028number\u0085}"
    yield from (f"{{n, number, {line}}}" for line in SKELETONS.strip().split("\n"))
    generator = Generator(77)
    for _ in range(150):
        pattern = generator.message(0)
        yield pattern
        yield generator.mutated(pattern)


def escaped(text):
    def one(character):
        if character in "\\\t\n":
            return {"\\": "\\\\", "\t": "\\t", "\n": "\\n"}[character]
        if unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp") or character in "\u00a0\u202f\u200b":
            return f"\\u{{{ord(character):x}}}"
        return character

    return "".join(one(character) for character in text)


def row(pattern):
    outputs = []
    for locale in ("en", "ko"):
        for number in NUMBERS if "n" in pattern and "{" in pattern else NUMBERS[:1]:
            try:
                output = outcome(pattern, locale, number)
            except ValueError:
                return None
            if output is None:
                return [escaped(pattern), "", "!"]
            outputs.append(f"{locale} {number}={escaped(output)}")
    return [escaped(pattern), difference(pattern)] + outputs


def main():
    rows = filter(None, map(row, dict.fromkeys(patterns())))
    lines = ["\t".join(fields) for fields in rows]
    assert not any('"""#' in line for line in lines)
    path = pathlib.Path(__file__).with_name("ICUMessageFixture.swift")
    path.write_text(
        f"// Written by make-icu-fixture.py with ICU {icu.ICU_VERSION}. Change that, not this.\n"
        "// swift-format-ignore-file\n\n"
        'let icuMessageFixture = #"""\n' + "\n".join(lines) + '\n"""#\n', encoding="utf-8")
    print(len(lines), "patterns")


if __name__ == "__main__":
    main()
