"""Translates with an OpenAI-compatible endpoint. OPENAI_API_KEY is the key, OPENAI_MODEL the model, and OPENAI_BASE_URL
another address than OpenAI's.

    l10n-gen translate --to de --with python3 Examples/Translate/openai.py
"""

import os

from translator import answers, post, prompts, run


def translate(task, strings):
    system, user = prompts(task, strings)
    reply = post(
        os.environ.get("OPENAI_BASE_URL", "https://api.openai.com/v1") + "/chat/completions",
        {"Authorization": f"Bearer {os.environ['OPENAI_API_KEY']}"},
        {
            "model": os.environ["OPENAI_MODEL"],
            "messages": [{"role": "system", "content": system}, {"role": "user", "content": user}],
            "response_format": {"type": "json_object"},
        })
    return answers(reply["choices"][0]["message"]["content"], reply.get("usage", {}))


run(translate)
