"""Translates with Anthropic's Messages API. ANTHROPIC_API_KEY is the key, and ANTHROPIC_MODEL the model.

    l10n-gen translate --to de --with python3 Examples/Translate/anthropic.py
"""

import os

from translator import answers, post, prompts, run


def translate(task, strings):
    system, user = prompts(task, strings)
    reply = post(
        os.environ.get("ANTHROPIC_BASE_URL", "https://api.anthropic.com") + "/v1/messages",
        {"x-api-key": os.environ["ANTHROPIC_API_KEY"], "anthropic-version": "2023-06-01"},
        {
            "model": os.environ["ANTHROPIC_MODEL"],
            "max_tokens": 8192,
            "system": system,
            "messages": [{"role": "user", "content": user}],
        })
    text = "".join(part["text"] for part in reply["content"] if part["type"] == "text")
    return answers(text, reply.get("usage", {}))


run(translate)
