"use strict";

// How a message looks: its source, all that is known of it, and a field for each form.

const counter = columnCounter(project.columns);

/** A string of a language that isn't edited. */
function shown(text, language, name = "p") {
  return element(name, { class: "string", lang: language, dir: direction(language) }, visible(text));
}

/** A text, the items of a list, or the texts of a plural. */
function stored(value, language) {
  if (typeof value === "string") return shown(value, language);
  const rows = Array.isArray(value) ? value.map((text, index) => [number(index + 1), text]) : Object.entries(value);
  return element("dl", { class: "facts" }, rows.flatMap(([name, text]) => [
    element("dt", {}, name), element("dd", {}, shown(text, language)),
  ]));
}

/** What is known of a message. */
function facts(message, beside) {
  const rows = [];
  const add = (name, ...value) => rows.push(element("dt", {}, name), element("dd", {}, ...value));
  if (message.oldSource !== undefined) add(string("page.old_source"), stored(message.oldSource, message.file.source));
  if (message.others?.[beside] !== undefined) add(`${languageName(beside)} (${beside})`, stored(message.others[beside], beside));
  if (message.description) add(string("page.description"), element("bdi", {}, visible(message.description)));
  if (message.context) add(string("message.context"), element("bdi", {}, visible(message.context)));
  for (const [name, example] of Object.entries(message.examples ?? {})) {
    add(string("page.example"), element("bdi", {}, visible(name)), ": ", element("bdi", {}, visible(example)));
  }
  for (const term of message.terms ?? []) {
    add(string("message.terms"), element("bdi", {}, visible(term.word)), " → ",
      term.words.length ? element("bdi", { lang: project.language }, visible(term.words.join(" / "))) : "–");
  }
  return rows.length ? element("dl", { class: "facts" }, rows) : undefined;
}

/** What a form is for: a number, a device, an item, or a word. */
function formName(unit, form) {
  const path = unit.path?.replace(/(?:^|\.)(plural|item)\.([a-z0-9]+)$/, "") ?? "";
  const [, kind, name] = /(?:^|\.)(plural|item)\.([a-z0-9]+)$/.exec(unit.path ?? "") ?? [];
  const parts = [path];
  if (kind === "item") parts.push(`${string("page.item")} ${number(Number(name))}`);
  if (kind === "plural") parts.push(categoryName(name, "plural"));
  if (form.selector !== undefined) parts.push(form.kind === "select" ? form.selector : categoryName(form.selector, form.kind));
  return parts.filter((part) => part).join(", ");
}

/** A plural's category with the numbers that select it. */
function categoryName(category, kind) {
  if (category.startsWith("=")) return `${string("page.for_number")} ${number(Number(category.slice(1)))}`;
  const numbers = project.categories[kind][category] ?? [];
  const shown = category === "other" ? string("page.other_numbers") : numbers.map(number).join(", ");
  return shown ? `${category} (${shown}${numbers.length === 3 && category !== "other" ? ", …" : ""})` : category;
}

// MARK: Fields

/** Inserts a text where the cursor is. A command can be undone, as typing can. */
function insert(field, text) {
  field.focus();
  if (!document.execCommand("insertText", false, text)) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** A field for a form of a unit, with its name, the text to translate if it isn't the one above, and its columns. */
function formField(message, position, unit, unitIndex, form, formIndex) {
  const id = `field-${message.index}-${unitIndex}-${formIndex}`;
  const source = isVaried(message) ? shown(form.source ?? "", message.file.source) : undefined;
  source?.setAttribute("id", `${id}-source`);
  const columns = message.maxWidth === undefined ? undefined : element("span", { id: `${id}-columns`, class: "columns" });
  const field = element("textarea", {
    id, rows: 1, lang: message.file.target, dir: direction(message.file.target),
    "aria-describedby": [source?.id ?? `source-${position}`, columns?.id].filter((id) => id).join(" "),
    "data-unit": unitIndex, "data-form": formIndex, autocomplete: "off",
  });
  field.value = form.text;
  return element("div", { class: "form" },
    element("label", { for: id }, visible(formName(unit, form) || string("page.translation")), form.isOptional ? ` – ${string("page.optional")}` : undefined,
      element("span", { class: "unseen" }, ` – ${message.key}`)),
    source, field, columns);
}

/** Whether a message's fields have sources of their own. */
function isVaried(message) {
  return message.units.length > 1 || unitForms(message, 0).length > 1;
}

/** The buttons that insert placeholders, with a mark for those that are used. */
function placeholderButtons(message) {
  const written = [...new Set(message.units.flatMap((unit) => placeholders(unit.source ?? "", message.syntax)))];
  if (!written.length) return undefined;
  return element("p", { class: "placeholders", role: "group", "aria-label": string("page.placeholders") }, written.map((text) =>
    element("button", { type: "button", "data-placeholder": text }, element("code", {}, visible(text)))));
}

/** A message, as the article at a position of all that were found. */
function article(message, position, count, beside) {
  const id = `message-${position}`;
  const node = element("article", {
    tabindex: -1, "aria-labelledby": id, "aria-posinset": position + 1, "aria-setsize": count, "data-message": message.index,
  },
  element("header", {},
    element("h3", { id }, visible(message.key)),
    element("span", { class: "badge state" }),
    message.oldSource === undefined ? undefined : element("span", { class: "badge outdated" }, string("page.outdated"))),
  isVaried(message) ? undefined : element("div", { id: `source-${position}` }, shown(message.units[0].source ?? "", message.file.source)),
  facts(message, beside),
  element("div", { class: "forms" }),
  placeholderButtons(message),
  element("ul", { class: "findings", "aria-label": string("page.provisional") }),
  element("label", { class: "review" }, element("input", { type: "checkbox" }), " ", string("state.needs-review")));
  drawFields(node, message, position);
  return node;
}

/** Draws the fields of a message, which may be others after a text came from elsewhere. */
function drawFields(node, message, position) {
  node.querySelector(".forms").replaceChildren(...message.units.flatMap((unit, unitIndex) =>
    unitForms(message, unitIndex).map((form, formIndex) => formField(message, position, unit, unitIndex, form, formIndex))));
  drawState(node, message);
}

/** Takes what is in a field into its message. */
function takeField(field, message) {
  const [unitIndex, formIndex] = [Number(field.dataset.unit), Number(field.dataset.form)];
  const list = unitForms(message, unitIndex).map((form) => ({ ...form }));
  const form = list[formIndex];
  // A field has only line feeds.
  const hasReturns = (form.text || form.source || "").includes("\r\n");
  form.text = hasReturns ? field.value.replaceAll("\n", "\r\n") : field.value;
  setForms(message, unitIndex, list);
}

// MARK: While somebody types

/** The findings about what is typed. */
function findingsNow(message) {
  return provisionalFindings(message, message.present.texts, {
    language: message.file.target, sourceLanguage: message.file.source, silent: project.silent, counter,
  });
}

/** Words about a finding. */
function findingText({ kind, detail }) {
  return [`${string(`page.${kind}`)}: `, element("bdi", {}, kind === "edge" ? string(`page.${detail}`) : detail)];
}

/** Draws what depends on the typed text: the state, the columns, the findings, and the placeholders that are used. */
function drawState(node, message) {
  const state = messageState(message);
  const badge = node.querySelector(".state");
  badge.textContent = string(`state.${state}`) + (isUnsaved(message) ? ` – ${string("page.unsaved")}` : "");
  badge.classList.toggle("missing", state === "missing" || state === "new");
  node.querySelector(".outdated")?.toggleAttribute("hidden", !isOutdated(message));
  node.querySelector(".review input").checked = message.present.review;
  for (const field of node.querySelectorAll("textarea")) {
    const place = field.parentElement.querySelector(".columns");
    if (!place) continue;
    const count = columns(message, field.value, message.file.target, counter);
    place.textContent = count === undefined ? "" : `${number(count)} / ${number(message.maxWidth)}`;
    place.classList.toggle("error", count > message.maxWidth);
  }
  const typed = message.present.texts.join("\n");
  for (const button of node.querySelectorAll("[data-placeholder]")) {
    const isUsed = typed.includes(button.dataset.placeholder);
    button.classList.toggle("used", isUsed);
    button.setAttribute("aria-label",
      `${string("page.insert")} ${button.dataset.placeholder}${isUsed ? ` (${string("page.used")})` : ""}`);
  }
  const found = findingsNow(message);
  const list = node.querySelector(".findings");
  list.hidden = found.length === 0;
  list.replaceChildren(...found.map((finding) => element("li", { class: finding.kind === "edge" ? "warning" : "error" },
    element("span", { class: "provisional" }, `${string("page.provisional")} `), findingText(finding))));
}

/** What to announce of a message after somebody typed. */
function announcement(node, message) {
  const columns = [...node.querySelectorAll(".columns")].map((place) => place.textContent).filter((text) => text);
  const found = [...node.querySelectorAll(".findings li")].map((item) => item.textContent);
  return [...columns.map((text) => `${string("message.width")}: ${text}`), ...found].join(". ");
}
