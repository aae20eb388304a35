"use strict";

// How a message looks: what code calls it, what each language says, and what was found in it.

const report = JSON.parse(document.getElementById("report").textContent);

const pseudolocales = new Set(report.messages.flatMap((message) => Object.keys(message.pseudolocales ?? {})));

/** A string of a language, in an element that keeps its direction to itself. */
function shown(text, language, name = "span") {
  // Overrides of the direction are what a pseudolocale is made of.
  const content = pseudolocales.has(language) ? [text] : visible(text);
  return element(name, { class: "string", lang: language, dir: "auto" }, content);
}

/** A string as users read it: in the direction of its language, whatever argument it begins with. */
function preview(text, language) {
  const content = pseudolocales.has(language) ? [text] : visible(text, invisibleInPreviews);
  return element("span", { class: "string", lang: language, dir: direction(language) }, content);
}

/** A text, the items of a list, or the texts of a plural. */
function stored(value, language, name) {
  if (typeof value === "string") return shown(value, language, name);
  if (Array.isArray(value)) {
    return element("ol", {}, value.map((item) => element("li", {}, shown(item, language, name))));
  }
  return element("dl", { class: "facts" }, Object.entries(value).map(([category, text]) => [
    element("dt", {}, category), element("dd", {}, shown(text, language, name)),
  ]).flat());
}

/** A text and the one before it. */
function versions(entry, language) {
  const label = (name) => element("span", { class: "unseen" }, `${string(`message.${name}`)}: `);
  if (entry.before === undefined) return entry.text === null ? [] : [stored(entry.text, language)];
  const before = [label("before"), stored(entry.before, language, "del")];
  return entry.text === null ? before : [...before, label("now"), stored(entry.text, language, "ins")];
}

/** What users see, a line for each set of values. */
function reads(entry, language) {
  if (!entry.reads) return undefined;
  const lines = entry.reads.map((line) => {
    const values = Object.entries(line.with).map(([argument, value]) => [
      element("span", {}, `${argument} `), element("bdi", {}, visible(value)), " ",
    ]);
    const texts = [line.text].flat().map((text) => preview(text, language));
    return element("li", {}, values.length ? element("span", {}, values.flat()) : undefined, texts);
  });
  if (entry.omitted) lines.push(element("li", {}, `${string("message.more_reads")}: ${number(entry.omitted)}`));
  return element("ul", { class: "reads", "aria-label": string("message.reads") }, lines);
}

/** A link to the place of something. */
function place(item) {
  if (item.line === undefined) return undefined;
  const { file, address } = report.files[item.file];
  return element("a", { href: address + item.line, rel: "noreferrer" }, visible(`${file}:${item.line}`));
}

function findings(list, withPlaces) {
  if (!list?.length) return undefined;
  return element("ul", { class: "findings", "aria-label": string("search.findings") }, list.map((finding) => element(
    "li", { class: finding.severity },
    element("b", {}, string(`severity.${finding.severity}`)), ": ",
    finding.key === undefined ? undefined : [...visible(finding.key), ": "],
    element("bdi", {}, visible(finding.message)), ` [${finding.rule}] `,
    withPlaces ? place(finding) : undefined, fix(finding))));
}

function fix(finding) {
  if (!finding.fixable) return undefined;
  const change = finding.fix
    ? [shown(finding.fix.before, undefined, "del"), shown(finding.fix.after, undefined, "ins")]
    : undefined;
  return element("p", {}, string("message.fix"), change);
}

/** What a language says. */
function languageView(name, entry, message) {
  const state = pseudolocales.has(name) ? undefined : entryState(entry, message);
  const facts = [
    ["missing", "final", undefined].includes(state) ? undefined : string(`state.${state}`),
    entry.stateBefore ? `${string("message.before")}: ${string(`state.${entry.stateBefore}`)}` : undefined,
    entry.asIn ? `${string("message.as_in")} ${entry.asIn}` : undefined,
    entry.width === undefined ? undefined : `${string("message.width")}: ${number(entry.width)} / ${number(message.maxWidth)}`,
  ].filter((fact) => fact);
  return element("section", {},
    element("header", {}, element("h4", {}, name), facts.map((fact) => element("span", {}, fact)), place(entry)),
    state === "missing" ? element("p", { class: "missing" }, string("state.missing")) : undefined,
    versions(entry, name), reads(entry, name), findings(entry.findings, false));
}

/** The state of a string, by which it can be searched for; of one that needn't be there, none. */
function entryState(entry, message) {
  if (entry.text !== null) return entry.state ?? "final";
  return entry.asIn || message.translatable === false || message.change === "removed" ? undefined : "missing";
}

/** What is known of the message itself. */
function facts(message) {
  const rows = [];
  const add = (name, ...value) => rows.push(element("dt", {}, string(`message.${name}`)), element("dd", {}, ...value));
  const code = (text, name = "code") => element(name, {}, visible(text));
  if (message.accessor) add("accessor", code(message.accessor));
  if (message.accessorBefore) add("accessor_before", element("del", {}, code(message.accessorBefore)));
  if (message.table) add("table", code(message.table.key), ` (${message.table.name})`);
  if (message.context) add("context", code(message.context, "bdi"));
  if (message.formerKey) add("former_key", code(message.formerKey));
  if (message.deprecated !== undefined) add("deprecated", code(message.deprecated, "bdi"));
  for (const term of message.terms ?? []) {
    const words = Object.entries(term.words).map(([language, words]) => `${words.join(" / ")} (${language})`);
    add("terms", element("bdi", {}, term.word), " → ", element("bdi", {}, words.join(", ") || string("message.term_stays")));
  }
  return rows.length ? element("dl", { class: "facts" }, rows) : undefined;
}

/** A message, as the article at a position of all that were found, in the languages that are shown. */
function article(message, position, count, isShown) {
  const id = `message-${position}`;
  const badges = [
    message.change ? string(`change.${message.change}`) + (message.oldKey ? `: ${message.oldKey}` : "") : undefined,
    message.translatable === false ? string("message.untranslated") : undefined,
  ].filter((badge) => badge);
  return element("article",
    { tabindex: 0, "aria-labelledby": id, "aria-posinset": position + 1, "aria-setsize": count },
    element("header", {},
      element("h3", { id }, element("a", { href: `#${new URLSearchParams({ text: message.key })}` }, visible(message.key))),
      badges.map((badge) => element("span", { class: "badge" }, visible(badge)))),
    message.description ? element("p", { class: "description", dir: "auto" }, visible(message.description)) : undefined,
    facts(message), findings(message.findings, true),
    element("div", { class: "languages" }, Object.entries({ ...message.languages, ...message.pseudolocales })
      .filter(([name]) => isShown(name))
      .map(([name, entry]) => languageView(name, entry, message))));
}
