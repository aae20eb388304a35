"use strict";

// The page: the languages' coverage, the search, and the messages that it finds.

const sourceLanguage = Object.keys(report.languages)[0];

// MARK: What is searched

for (const message of report.messages) {
  const texts = Object.values(message.languages).flatMap((entry) => [entry.text, entry.before]).flatMap(strings);
  const words = [message.key, message.accessor, message.description, message.table?.key, message.formerKey, message.oldKey];
  // A sentence without values isn't written as users see it.
  const seen = Object.values(message.languages).flatMap((entry) => entry.sentences ?? [])
    .filter((parts) => parts.length === 1).flat();
  message.searched = folded([...words, ...texts, ...seen].filter((text) => text).join("\n"));
}

/** The sentences that users may see of a message, each as the texts between which values are. */
function sentences(message) {
  message.sentences ??= Object.values(message.languages).flatMap((entry) => entry.sentences ?? [])
    .map((texts) => texts.map(folded));
  return message.sentences;
}

/** The number of characters of a sentence that a text has itself; 0 if users don't see this sentence of it. */
function agreement(texts, sentence) {
  const own = [...texts.join("").replace(/\s/gu, "")].length;
  if (own * 3 < [...sentence].length || !sentence.startsWith(texts[0])) return 0;
  let rest = sentence.slice(texts[0].length);
  for (const text of texts.slice(1, -1)) {
    const index = rest.indexOf(text);
    if (index === -1) return 0;
    rest = rest.slice(index + text.length);
  }
  return rest.endsWith(texts.at(-1)) ? own : 0;
}

/** The messages that users may see as a sentence, those first that have most of it. */
function shownAs(sentence) {
  return report.messages
    .map((message) => ({ message, own: Math.max(0, ...sentences(message).map((texts) => agreement(texts, sentence))) }))
    .filter(({ own }) => own > 0).sort((one, other) => other.own - one.own).map(({ message }) => message);
}

/** The messages that have a text, or else those that users may see as it. */
function withText(text) {
  if (!text) return report.messages;
  const containing = report.messages.filter((message) => message.searched.includes(text));
  return containing.length ? containing : shownAs(text.trim());
}

// MARK: Searching

/** Whether a message is looked for. `values` has the filters that are set. */
function matches(message, { language, namespace, state, findings, change }) {
  if (namespace && message.namespace !== namespace && !message.namespace?.startsWith(`${namespace}.`)) return false;
  if (change && (change === "any" ? !message.change : message.change !== change)) return false;
  if (!state && !findings) return true;
  const entries = Object.entries(message.languages).filter(([name]) => !language || name === language);
  if (state && !entries.some(([, entry]) => entryState(entry, message) === state)) return false;
  if (!findings) return true;
  const all = [message.findings, ...entries.map(([, entry]) => entry.findings)].flatMap((list) => list ?? []);
  switch (findings) {
    case "any": return all.length > 0;
    case "none": return all.length === 0;
    default: return all.some((finding) => finding.severity === findings || finding.rule === findings);
  }
}

function setFilters() {
  return Object.fromEntries([...new FormData(filters)].filter(([, value]) => value !== ""));
}

/** Shows what the filters find, and keeps them in the page's address, so that it can be sent to somebody. */
function search() {
  const set = setFilters();
  history.replaceState(null, "", `#${new URLSearchParams(set)}`);
  showFound(withText(set.text && folded(set.text)).filter((message) => matches(message, set)), report.messages);
}

function drawer() {
  const language = filters.elements.language.value;
  // A pseudolocale is shown if it is asked for.
  const isShown = (name) => language ? name === language || name === sourceLanguage : !pseudolocales.has(name);
  return (message, index, count) => article(message, index, count, isShown);
}

/** Sets the filters as the page's address says. */
function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  for (const field of filters.elements) {
    field.value = values.get(field.name) ?? "";
    // A select has no value that it doesn't offer.
    if (field.selectedIndex === -1) field.value = "";
  }
  search();
}

// MARK: Around the messages

function option(value, text) {
  return element("option", { value }, text);
}

function choices(name, values, label) {
  const select = filters.elements[name];
  const chosen = select.value;
  select.replaceChildren(option("", string("search.all")), ...values.map((value) => option(value, label(value))));
  select.value = chosen;
  // One choice is none.
  select.parentElement.hidden = values.length < 2;
}

function fillFilters() {
  const all = report.messages.flatMap((message) => [
    ...message.findings ?? [], ...Object.values(message.languages).flatMap((entry) => entry.findings ?? []),
  ]);
  const rules = [...new Set(all.map((finding) => finding.rule))].sort();
  const severities = ["error", "warning", "info"].filter((name) => all.some((finding) => finding.severity === name));
  const namespaces = new Set();
  for (const { namespace } of report.messages) if (namespace) namespaces.add(namespace);
  const states = new Set(report.messages.flatMap((message) =>
    Object.values(message.languages).map((entry) => entryState(entry, message))));
  const changes = ["added", "removed", "renamed", "changed", "state"]
    .filter((name) => report.messages.some((message) => message.change === name));
  choices("language", [...Object.keys(report.languages), ...pseudolocales], (name) => `${languageName(name)} (${name})`);
  choices("namespace", [...namespaces], (name) => name);
  choices("state", ["missing", "new", "needs-review", "machine-translated", "stale", "final"]
    .filter((name) => states.has(name)), (name) => string(`state.${name}`));
  choices("findings", all.length ? ["any", ...severities, ...rules, "none"] : [],
    (name) => rules.includes(name) ? name : string(`severity.${name}`));
  choices("change", changes.length ? ["any", ...changes] : [], (name) => string(`change.${name}`));
}

/** A number that leads to the messages it counts. */
function counted(count, values) {
  return element("td", {}, count === 0 ? number(0) : element("a", { href: `#${new URLSearchParams(values)}` }, number(count)));
}

/** The head of a table of languages. */
function head(columns) {
  return element("thead", {}, element("tr", {}, columns.map((name) => element("th", { scope: "col" }, string(`coverage.${name}`)))));
}

/** A cell with the number of translated messages, and the share of those that aren't missing. */
function translatedCell(messages, translated, missing) {
  return element("td", {}, number(translated), " ",
    element("progress", { max: messages || 1, value: messages ? messages - missing : 1, "aria-label": string("coverage.translated") }));
}

function drawCoverage() {
  const columns = ["language", "messages", "translated", "missing", "review", "findings"];
  const rows = Object.entries(report.languages).map(([name, { messages, translated, sparse, ...counts }]) => {
    const inherited = Object.values(sparse?.through ?? {}).reduce((sum, count) => sum + count, 0);
    const missing = messages - translated - inherited;
    const withFindings = report.messages.filter((message) => message.languages[name]?.findings).length;
    const link = element("a", { href: `#${new URLSearchParams({ language: name })}` }, name);
    return element("tr", {},
      element("th", { scope: "row" }, link, ` ${languageName(name)}`),
      element("td", {}, number(messages)),
      translatedCell(messages, translated, missing),
      counted(missing, { language: name, state: "missing" }),
      element("td", {}, number(counts["to-review"] ?? 0)),
      counted(withFindings, { language: name, findings: "any" }));
  });
  document.getElementById("coverage").replaceChildren(head(columns), element("tbody", {}, rows));
}

/** Draws the coverage of other platforms' strings and of stores' listings, whose texts aren't among the messages. */
function drawAdditions() {
  const columns = ["language", "messages", "translated", "missing", "review"];
  const additions = [["coverage.source", report.sources], ["coverage.listing", report.listings]]
    .flatMap(([title, list]) => (list ?? []).map((addition) => ({ title, ...addition })));
  document.getElementById("additions").replaceChildren(...additions.map(({ title, path, languages }, index) => {
    const rows = Object.entries(languages).map(([name, { messages, translated, ...counts }]) => element("tr", {},
      element("th", { scope: "row" }, `${name} ${languageName(name)}`),
      element("td", {}, number(messages)),
      translatedCell(messages, translated, messages - translated),
      element("td", {}, number(messages - translated)),
      element("td", {}, number(counts["to-review"] ?? 0))));
    const id = `addition-${index}`;
    return element("section", { "aria-labelledby": id },
      element("h2", { id }, string(title), " ", element("bdi", {}, ...visible(path))),
      element("div", { class: "scrolling", tabindex: "0", role: "group", "aria-labelledby": id },
        element("table", {}, head(columns), element("tbody", {}, rows))));
  }));
}

function drawProblems() {
  const unread = report.unread.map(({ file, reason }) =>
    element("li", { class: "error" }, element("b", {}, string("problems.unread")), ": ", visible(`${file}: ${reason}`)));
  const list = findings(report.findings, true);
  document.querySelector("#problems ul").replaceChildren(...unread, ...list ? [...list.children] : []);
  document.getElementById("problems").hidden = unread.length === 0 && !list;
}

/** Draws the page in its language. */
function draw() {
  drawStrings();
  document.querySelector("#since bdi").replaceChildren(...visible(report.since ?? ""));
  document.getElementById("since").hidden = report.since === undefined;
  drawProblems();
  drawCoverage();
  drawAdditions();
  fillFilters();
}

// MARK: Events

offerPageLanguages(() => {
  draw();
  search();
});

watchFeed();
window.addEventListener("hashchange", readAddress);

// As readers of feeds expect (ARIA Authoring Practices Guide, "Feed Pattern").
feed.addEventListener("keydown", (event) => {
  const current = event.target.closest("article");
  if (event.key !== "PageDown" && event.key !== "PageUp") return;
  event.preventDefault();
  if (event.key === "PageDown" && !current.nextElementSibling) showMore();
  (event.key === "PageDown" ? current.nextElementSibling : current.previousElementSibling)?.focus();
});

filters.elements.text.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown" && !event.isComposing) {
    event.preventDefault();
    feed.firstElementChild?.focus();
  }
});

draw();
readAddress();
