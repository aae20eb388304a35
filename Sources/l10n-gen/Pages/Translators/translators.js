"use strict";

// The page: its filters, the messages that they find, and the buttons that save and open files.

const status = document.getElementById("status");
const announcer = document.getElementById("announcer");

// MARK: Searching

function matches(message, { text, show }) {
  if (show === "left" && !isLeft(message)) return false;
  if (show === "outdated" && !isOutdated(message)) return false;
  if (show === "findings" && !findingsNow(message).length) return false;
  if (show === "unsaved" && !isUnsaved(message)) return false;
  if (!text) return true;
  message.searched ??= folded([
    message.key, message.description, message.context, ...message.units.map((unit) => unit.source), ...strings(message.others),
  ].filter((part) => part).join("\n"));
  return message.searched.includes(text) || message.present.texts.some((typed) => folded(typed).includes(text));
}

/** Shows what the filters find. */
function search() {
  const set = Object.fromEntries(new FormData(filters));
  showFound(messages.filter((message) => matches(message, { text: folded(set.text ?? ""), show: set.show })), messages);
}

function drawer() {
  const beside = filters.elements.beside.value;
  return (message, index, count) => article(message, index, count, beside);
}

// MARK: Around the messages

function fillSelect(name, values, label) {
  const select = filters.elements[name];
  const chosen = select.value;
  select.replaceChildren(...values.map((value) => element("option", { value }, label(value))));
  if (values.includes(chosen)) select.value = chosen;
  select.parentElement.hidden = values.length < 2;
}

function drawProgress() {
  const done = messages.filter((message) => !isLeft(message)).length;
  const unsaved = messages.filter(isUnsaved).length;
  const progress = document.querySelector("#progress progress");
  [progress.max, progress.value] = [messages.length || 1, messages.length ? done : 1];
  progress.setAttribute("aria-label", string("page.done"));
  document.querySelector("#progress span").textContent = `${string("page.done")}: ${number(done)} / ${number(messages.length)}`;
  document.querySelector("#unsaved").textContent = `${string("page.unsaved")}: ${number(unsaved)}`;
  document.querySelector("#unsaved").classList.toggle("warning", unsaved > 0);
  document.getElementById("storage").hidden = !isStorageFull;
}

function draw() {
  drawStrings();
  document.getElementById("languages").textContent =
    `${languageName(messages[0]?.file.source ?? "")} → ${languageName(project.language)}`;
  document.getElementById("project-name").textContent = project.project;
  document.title = `${project.project} – ${project.language}`;
  fillSelect("show", ["", "left", ...messages.some((message) => message.oldSource !== undefined) ? ["outdated"] : [], "findings", "unsaved"],
    (value) => string(value ? `page.show_${value}` : "search.all"));
  fillSelect("beside", ["", ...project.others], (value) => value ? `${languageName(value)} (${value})` : string("page.no_language"));
  drawProgress();
}

/** Draws a message again whose text came from elsewhere. */
function redraw(message) {
  const node = feed.querySelector(`[data-message="${message.index}"]`);
  if (node) drawFields(node, message, Number(node.getAttribute("aria-posinset")) - 1);
}

// MARK: Typing

function messageOf(node) {
  return messages[Number(node.closest("article").dataset.message)];
}

let announcing;

/** Keeps what was typed, and announces what it means after a pause. */
function changed(node, message) {
  keep(message);
  drawState(node, message);
  drawProgress();
  clearTimeout(announcing);
  announcing = setTimeout(() => { announcer.textContent = announcement(node, message); }, 1000);
}

feed.addEventListener("input", ({ target }) => {
  const [node, message] = [target.closest("article"), messageOf(target)];
  if (target.type === "checkbox") {
    message.present.review = target.checked;
  } else {
    takeField(target, message);
    // A text that somebody changes is reviewed.
    if (message.present.review) message.present.review = false;
    if (isSame({ ...message.present, review: message.original.review }, message.original)) message.present.review = message.original.review;
  }
  changed(node, message);
});

feed.addEventListener("focusin", ({ target }) => {
  if (target.matches("textarea")) messageOf(target).lastField = target.id;
});

feed.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-placeholder]");
  if (!button) return;
  const field = document.getElementById(messageOf(button).lastField) ?? button.closest("article").querySelector("textarea");
  insert(field, button.dataset.placeholder);
});

// As readers of feeds expect (ARIA Authoring Practices Guide, "Feed Pattern"), but to the field.
feed.addEventListener("keydown", (event) => {
  if (event.key !== "PageDown" && event.key !== "PageUp" || event.isComposing) return;
  event.preventDefault();
  const current = event.target.closest("article");
  if (event.key === "PageDown" && !current.nextElementSibling) showMore();
  const next = event.key === "PageDown" ? current.nextElementSibling : current.previousElementSibling;
  next?.querySelector("textarea").focus();
});

filters.elements.text.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown" && !event.isComposing) {
    event.preventDefault();
    feed.querySelector("textarea")?.focus();
  }
});

// MARK: Files

document.getElementById("download").addEventListener("click", () => {
  const address = URL.createObjectURL(new Blob([workFile()], { type: "application/xliff+xml" }));
  element("a", { href: address, download: `${project.language}.xliff` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  markSaved();
  for (const node of feed.children) drawState(node, messageOf(node));
  drawProgress();
  status.textContent = string("page.downloaded");
});

const opened = document.getElementById("open");

opened.addEventListener("change", async () => {
  const [file] = opened.files;
  if (!file) return;
  const text = await file.text();
  // The same file can be chosen again.
  opened.value = "";
  const files = readXLIFF(text);
  if (!files) {
    status.textContent = string("page.not_xliff");
  } else if (!files.some((file) => file.target === project.files[0]?.target)) {
    status.textContent = string("page.other_language");
  } else if (!messages.some(isUnsaved) || confirm(string("page.replaces"))) {
    const { taken, refused } = takeFile(files);
    search();
    drawProgress();
    status.textContent = `${string("page.taken")}: ${number(taken)}. `
      + (refused ? `${string("page.refused")}: ${number(refused)}.` : "");
  }
});

window.addEventListener("beforeunload", (event) => {
  if (messages.some(isUnsaved)) event.preventDefault();
});

window.addEventListener("storage", (event) => {
  const message = changedElsewhere(event);
  if (!message) return;
  redraw(message);
  drawProgress();
});

watchFeed();

offerPageLanguages(() => {
  draw();
  search();
});

const restored = restoreAll();
draw();
search();
if (restored) status.textContent = `${string("page.restored")}: ${number(restored)}`;
