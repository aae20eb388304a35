"""Reads the YAML of workflow files, as far as needed for their triggers, permissions and jobs.

It supports mappings, sequences, flow collections, quoted and plain scalars, and block scalars, and refuses everything
else. act itself reads and runs the workflows; this is for the parts of GitHub that act lacks.
"""

import re


class YAMLError(Exception):
    pass


def read(text):
    """Returns the value of a document: mappings, lists, strings, True, False and None."""
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        lines.append((number, len(raw) - len(raw.lstrip(" ")), raw.strip(), raw))
    value, index = block(lines, skip(lines, 0), 0)
    if skip(lines, index) < len(lines):
        raise YAMLError(f"line {lines[skip(lines, index)][0]}: not understood")
    return value


def skip(lines, index):
    """Returns the next line with content."""
    while index < len(lines) and (not lines[index][2] or lines[index][2].startswith("#")):
        index += 1
    return index


def block(lines, index, indent):
    """Returns the mapping or sequence that begins at a line, and the line after it."""
    index = skip(lines, index)
    if index == len(lines) or lines[index][1] < indent:
        return None, index
    indent = lines[index][1]
    result = [] if is_item(lines[index][2]) else {}
    while index < len(lines) and lines[index][1] == indent and is_item(lines[index][2]) == isinstance(result, list):
        number, _, content, raw = lines[index]
        if isinstance(result, list):
            rest = content[1:].lstrip()
            inner = indent + len(content) - len(rest)
            if rest and KEY.match(rest):
                lines[index] = (number, inner, rest, raw)
                value, index = block(lines, index, inner)
            else:
                value, index = scalar_or_block(lines, index, indent, rest)
            result.append(value)
        else:
            match = KEY.match(content)
            if not match:
                raise YAMLError(f"line {number}: expected a key")
            name = match[1].strip("\"'")
            value, index = scalar_or_block(lines, index, indent, content[match.end():].strip())
            result[name] = value
        index = skip(lines, index)
    if index < len(lines) and lines[index][1] > indent:
        raise YAMLError(f"line {lines[index][0]}: indented without a reason")
    return result, index


KEY = re.compile(r"""("[^"]*"|'[^']*'|[^\s"'{\[#&*!|>-][^:{\["']*?|-[^\s:][^:]*?)\s*:(?=\s|$)""")


def is_item(content):
    return content == "-" or content.startswith("- ")


def scalar_or_block(lines, index, indent, rest):
    """Returns the value after a key or a dash: on its line, or in the lines below."""
    if re.fullmatch(r"[|>][+-]?\d*(\s+#.*)?", rest):
        kept, index = [], index + 1
        while index < len(lines) and (not lines[index][2] or lines[index][1] > indent):
            kept.append(lines[index][3])
            index += 1
        margin = min((len(line) - len(line.lstrip()) for line in kept if line.strip()), default=0)
        return "\n".join(line[margin:] for line in kept).rstrip("\n") + "\n", index
    if not rest or rest.startswith("#"):
        after = skip(lines, index + 1)
        # A sequence may have the same indentation as the key that it belongs to.
        same = after < len(lines) and lines[after][1] == indent and is_item(lines[after][2])
        return block(lines, index + 1, indent if same else indent + 1)
    index += 1
    if rest[0] in "{[":
        # A flow collection may continue on further lines.
        while index < len(lines) and not closed(rest):
            rest += " " + lines[index][2]
            index += 1
    value, end = flow(rest, 0)
    if rest[end:].strip() and not rest[end:].lstrip().startswith("#"):
        raise YAMLError(f"not understood: {rest}")
    return value, index


def closed(text):
    bare = re.sub(r"\"(\\.|[^\"\\])*\"|'([^']|'')*'|(^|\s)#.*", "", text)
    return sum(map(bare.count, "{[")) <= sum(map(bare.count, "}]"))


def flow(text, index):
    """Returns a scalar or a flow collection at a place, and the place after it."""
    if text[index] == "{":
        return collection(text, index, "}", {})
    if text[index] == "[":
        return collection(text, index, "]", [])
    if text[index] == '"':
        match = re.compile(r'"((?:\\.|[^"\\])*)"').match(text, index)
        return re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), match[1]), match.end()
    if text[index] == "'":
        match = re.compile(r"'((?:[^']|'')*)'").match(text, index)
        return match[1].replace("''", "'"), match.end()
    # A plain scalar in braces ends at a separator; `${{ }}` is in quotes there.
    end = text[index:].find(" #")
    plain = text[index:] if end < 0 else text[index:index + end]
    return known(plain.strip()), index + len(plain)


def collection(text, index, close, result):
    index += 1
    while True:
        index += len(text[index:]) - len(text[index:].lstrip(" ,"))
        if index >= len(text):
            raise YAMLError(f"not closed: {text}")
        if text[index] == close:
            return result, index + 1
        name = None
        if isinstance(result, dict):
            match = re.compile(r"""("[^"]*"|'[^']*'|[^,:{}\[\]]+?)\s*(:\s*|(?=[,}]))""").match(text, index)
            name, index = match[1].strip("\"'"), match.end()
            if not match[2]:
                result[name] = None
                continue
        if text[index] in "{[\"'":
            value, index = flow(text, index)
        else:
            match = re.compile(r"[^,{}\[\]]*").match(text, index)
            value, index = known(match[0].strip()), match.end()
        if name is None:
            result.append(value)
        else:
            result[name] = value


def known(plain):
    """Returns the value of a plain scalar in YAML 1.2's core schema, in which `on` is a word."""
    return {"true": True, "false": False, "null": None, "~": None, "": None}.get(plain, plain)
