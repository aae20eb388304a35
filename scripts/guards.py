"""Takes guards out of copies of files, so that tests can prove them: what the tables of mutations have in common."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Mutation:
    """One guard: the tests of which one must fail, and the edits that take it out, as (file, text, text instead)."""

    guard: str
    tests: str
    edits: tuple


def chosen(mutations, words):
    """Those with one of the words in the guard's name; all without words."""
    return [m for m in mutations if not words or any(word in m.guard for word in words)]


def take_out(mutation, folder):
    """Edits a copy; gives what isn't there to edit."""
    for file, text, instead in mutation.edits:
        path = folder / file
        content = path.read_text()
        if text not in content:
            return f"{file} has no {text!r}"
        path.write_text(content.replace(text, instead))
    return None


def report(mutations, faults):
    """Prints each guard as it is known whether a test fails without it; gives the exit status."""
    unseen = 0
    for mutation, fault in zip(mutations, faults):
        unseen += fault is not None
        print(f"red    {mutation.guard}" if fault is None else f"GREEN  {mutation.guard} ({fault})", flush=True)
    print(f"{len(mutations) - unseen} of {len(mutations)} guards are proven")
    return 1 if unseen else 0
