"""Translates with a model on this machine, served by Ollama. OLLAMA_MODEL is the model, and OLLAMA_HOST another address.

    l10n-gen translate --to de --batch 5 --timeout 600 --with python3 Examples/Translate/local.py
"""

import os

from translator import answers, post, prompts, run


def translate(task, strings):
    system, user = prompts(task, strings)
    reply = post(
        os.environ.get("OLLAMA_HOST", "http://127.0.0.1:11434") + "/api/chat", {},
        {
            "model": os.environ["OLLAMA_MODEL"],
            "messages": [{"role": "system", "content": system}, {"role": "user", "content": user}],
            "format": "json",
            "stream": False,
        })
    usage = {name: reply.get(name) for name in ("prompt_eval_count", "eval_count")}
    return answers(reply["message"]["content"], usage)


run(translate)
