"""The visible results of a run, read from act's output."""

import dataclasses
import json

from loopback.hub import Event, Hub
from loopback.tokens import Token

from .workflow import Workflow


@dataclasses.dataclass
class Annotation:
    level: str
    text: str
    file: str = ""
    line: str = ""
    title: str = ""


@dataclasses.dataclass
class Run:
    """The visible results of a run: its conclusion, its annotations, its summary and its log."""

    event: Event
    workflow: Workflow
    number: int
    # Its secrets and token, and the hub with all tokens.
    secrets: dict
    token: Token
    hub: Hub
    conclusion: str = "skipped"
    jobs: dict = dataclasses.field(default_factory=dict)
    annotations: list = dataclasses.field(default_factory=list)
    summary: str = ""
    log: list = dataclasses.field(default_factory=list)
    commands: list = dataclasses.field(default_factory=list)
    # The secrets and tokens that the run left in its workspace or in a configuration of git.
    left_on_disk: list = dataclasses.field(default_factory=list)
    # The text files that it attached, or published as a page, by path.
    artifacts: dict = dataclasses.field(default_factory=dict)
    # Whether foreign text was run.
    pwned: bool = False

    @property
    def output(self):
        return "".join(self.log)

    def hidden(self):
        """Returns the values that a log must not contain: the run's secrets, and all tokens."""
        texts = [*self.secrets.values(), *self.hub.tokens, *(token.text for token in self.hub.issued)]
        # A secret of one or two words may be in a log for another reason.
        return [text for text in texts if len(text) > 8]

    def said(self, level):
        """Returns the texts of the annotations with a level."""
        return "\n".join(f"{a.title}: {a.text}" if a.title else a.text for a in self.annotations if a.level == level)

    def __str__(self):
        lines = [f"{self.event.repository} {self.workflow.path} on {self.event.name}: {self.conclusion} {self.jobs}"]
        lines += [f"  {a.level}: {a.title} {a.text} {a.file}:{a.line}" for a in self.annotations]
        return "\n".join(lines) + f"\n{self.summary}\n{self.output}"

    def read(self, lines, status):
        """Reads act's output, which has a JSON object per line, and its exit status."""
        told = []
        for line in lines:
            try:
                entry = json.loads(line)
            except ValueError:
                self.log.append(f"{line}\n")
                continue
            command = entry.get("command")
            if entry.get("raw_output"):
                self.log.append(entry["msg"])
            elif command in ("error", "warning", "notice"):
                pairs = entry.get("kvPairs") or {}
                place = (pairs.get(name, "") for name in ("file", "line", "title"))
                self.annotations.append(Annotation(command, entry["arg"], *place))
            elif command == "summary":
                # A composite action's summary is reported again for the step that uses the action.
                if entry["stepID"] != told[:len(entry["stepID"])]:
                    self.summary += entry["content"]
                    told = entry["stepID"]
            elif command:
                self.commands.append((command, entry.get("arg"), entry.get("kvPairs")))
            elif entry["level"] == "error":
                self.log.append(f"{entry['msg']}\n")
            if "jobResult" in entry:
                self.jobs[self.job_name(entry["job"])] = entry["jobResult"]
        if status != 0 or "failure" in self.jobs.values():
            self.conclusion = "failure"
        elif "success" in self.jobs.values():
            self.conclusion = "success"

    def job_name(self, name):
        """Returns the name of a job's check: act prefixes the workflow's name, and inserts that of a called one."""
        if name.startswith(f"{self.workflow.name}/"):
            return name.removeprefix(f"{self.workflow.name}/")
        caller, _, rest = name.partition("/")
        return f"{caller} / {rest.partition('/')[2]}"
