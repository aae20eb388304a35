"""Translates with DeepL. DEEPL_AUTH_KEY is the key, and DEEPL_URL another address than that of the free API.

    l10n-gen translate --to de --with python3 Examples/Translate/deepl.py

Placeholders and tags are sent as XML, which DeepL keeps. Plurals and choices within a text aren't translated.
"""

import html
import os
import re

from translator import post, run

CHOICE = re.compile(r"\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,")


def texts(string):
    """Returns the name of the answer's field, and the texts to translate by form or item."""
    source = string["source"]
    if "forms" in string:
        given = source if isinstance(source, dict) else {"other": source}
        return "forms", {form: given.get(form) or given["other"] for form in string["forms"]}
    return ("items", dict(enumerate(source))) if isinstance(source, list) else ("text", {"": source})


def tagged(text, names):
    text = html.escape(text, quote=False)
    for number, name in enumerate(names):
        text = text.replace(html.escape(name, quote=False), f'<x id="{number}"/>')
    return text


def untagged(text, names):
    return html.unescape(re.sub(r'<x id="(\d+)" ?/>', lambda match: names[int(match[1])], text))


def translate(task, strings):
    answers, flat = [], []
    for field, parts, string in [(*texts(string), string) for string in strings]:
        # Longer names first, so that none is taken for a part of another one.
        names = {argument["write"] for argument in string.get("arguments", []) if "write" in argument}
        names = sorted(names.union(*(re.findall(r"<[^<>]+>", text) for text in parts.values())), key=len, reverse=True)
        if any(CHOICE.search(text) for text in parts.values()):
            answers.append({"id": string["id"], "error": "DeepL can't translate a plural or a choice within a text"})
            continue
        answers.append({"id": string["id"], field: {}})
        flat += [(answers[-1], field, key, names, tagged(text, names)) for key, text in parts.items()]
    if flat:
        body = {"text": [part[-1] for part in flat], "target_lang": task["language"].upper(), "tag_handling": "xml"}
        url = os.environ.get("DEEPL_URL", "https://api-free.deepl.com") + "/v2/translate"
        reply = post(url, {"Authorization": f"DeepL-Auth-Key {os.environ['DEEPL_AUTH_KEY']}"}, body)
        for (answer, field, key, names, _), done in zip(flat, reply["translations"], strict=True):
            answer[field][key] = untagged(done["text"], names)
    for answer in answers:
        answer |= {"text": answer["text"][""]} if "text" in answer else {}
        answer |= {"items": list(answer["items"].values())} if "items" in answer else {}
    return answers


run(translate)
