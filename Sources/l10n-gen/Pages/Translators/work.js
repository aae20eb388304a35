"use strict";

// What somebody typed: kept while the page is open, in the browser's storage if it has room, and in files.

const project = JSON.parse(document.getElementById("project").textContent);
/** The messages, in the order of the project's files. */
const messages = project.files.flatMap((file) => file.messages.map((message) => Object.assign(message, { file })));
const unfinished = ["new", "needs-review", "machine-translated"];

messages.forEach((message, index) => {
  message.index = index;
  message.wasUnfinished = message.units.some((unit) => unfinished.includes(unit.state));
  message.original = { texts: message.units.map((unit) => unit.target ?? ""), review: message.wasUnfinished };
  message.present = structuredClone(message.original);
  message.saved = message.original;
});

// MARK: The state of a message

function isSame(one, other) {
  return one.review === other.review && one.texts.every((text, index) => text === other.texts[index]);
}

function isEdited(message) {
  return !isSame(message.present, message.original);
}

/** Whether what was typed is in no file yet. */
function isUnsaved(message) {
  return !isSame(message.present, message.saved);
}

/** The forms of a text of a unit that people translate. */
function formsOf(message, index, text) {
  return forms(message.units[index].source ?? "", text, message.syntax, project.categories);
}

/** The forms of a unit as they are typed. They are kept, because a text with half a placeholder can't be read again. */
function unitForms(message, index) {
  const text = message.present.texts[index];
  message.forms ??= [];
  if (message.forms[index]?.text !== text) message.forms[index] = { text, list: formsOf(message, index, text) };
  return message.forms[index].list;
}

/** Takes the forms of a unit. */
function setForms(message, index, list) {
  const original = formsOf(message, index, message.original.texts[index]);
  const isOriginal = original.length === list.length && list.every((form, index) => form.text === original[index].text);
  const text = isOriginal ? message.original.texts[index] : joined(list);
  message.present.texts[index] = text;
  message.forms[index] = { text, list };
}

/**
 * Whether every form that the language needs has a text. Forms are read again only after a text changed, because all
 * messages are counted after each key.
 */
function isComplete(message) {
  const typed = message.present.texts.join("\0");
  if (message.read?.typed !== typed) {
    const isComplete = message.units.every((unit, index) =>
      unit.source === "" || unitForms(message, index).every((form) => form.isOptional || form.text !== ""));
    message.read = { typed, isComplete };
  }
  return message.read.isComplete;
}

function isOutdated(message) {
  return message.oldSource !== undefined && message.present.texts.every((text, index) => text === message.original.texts[index]);
}

/** Whether there is something left to do. */
function isLeft(message) {
  return !isComplete(message) || message.present.review || isOutdated(message);
}

/** The state to show of a message, by the name of its string. */
function messageState(message) {
  if (message.present.texts.every((text) => text === "")) return message.units.some((unit) => unit.source) ? "missing" : "final";
  if (!isComplete(message)) return "new";
  if (!message.present.review) return "final";
  return isEdited(message) ? "needs-review" : unfinished.find((state) => message.units.some((unit) => unit.state === state));
}

// MARK: Files

/** The translation of a unit to write into a file. One that isn't finished is kept in the file, but not imported. */
function translation(message, unit) {
  const index = message.units.indexOf(unit);
  const text = message.present.texts[index];
  if (!isEdited(message)) return unit.target === undefined ? undefined : { text: unit.target, state: unit.state };
  if (text === "" && (unit.source !== "" || unit.target === undefined)) return undefined;
  if (!isComplete(message)) return { text, state: "new" };
  if (message.present.review) {
    const isKept = unfinished.includes(unit.state) && text === unit.target;
    return { text, state: isKept ? unit.state : "needs-review" };
  }
  return { text };
}

function workFile() {
  return xliff(project.files, translation);
}

function markSaved() {
  for (const message of messages) {
    if (!isUnsaved(message)) continue;
    message.saved = structuredClone(message.present);
    keep(message);
  }
}

/** Takes the translations of a file. Returns the numbers of those taken, and of those whose source is another now. */
function takeFile(files) {
  const units = new Map();
  for (const message of messages) {
    message.units.forEach((unit, index) => units.set(JSON.stringify([message.file.original, unit.id]), { message, unit, index }));
  }
  const states = new Map();
  let [taken, refused] = [0, 0];
  for (const file of files) {
    for (const found of file.units) {
      const own = units.get(JSON.stringify([file.original, found.id]));
      const withoutReturns = (text) => text?.replaceAll("\r\n", "\n");
      if (!own || found.source !== undefined && withoutReturns(found.source) !== withoutReturns(own.unit.source)) {
        if (found.text !== "") refused += 1;
        continue;
      }
      if (own.message.present.texts[own.index] !== found.text) taken += 1;
      own.message.present.texts[own.index] = found.text;
      states.set(own.message, [...states.get(own.message) ?? [], found.state]);
    }
  }
  for (const [message, found] of states) {
    // The state "new" is that of an unfinished text here.
    message.present.review = found.some((state) => state !== undefined && (state !== "new" || message.wasUnfinished));
    message.saved = structuredClone(message.present);
    keep(message);
  }
  return { taken, refused };
}

// MARK: The browser's storage

const storagePrefix = `l10n-gen ${project.project} ${project.language} ${project.digest} `;
/** Whether the storage had no room, or isn't there. */
let isStorageFull = false;

/** Keeps a message in the browser. All pages below `file:` share the storage. */
function keep(message) {
  const key = storagePrefix + message.index;
  try {
    if (isEdited(message) || isUnsaved(message)) {
      const forms = message.units.map((_, index) => unitForms(message, index).map((form) => form.text));
      localStorage.setItem(key, JSON.stringify({ ...message.present, forms, isSaved: !isUnsaved(message) }));
    } else {
      localStorage.removeItem(key);
    }
    isStorageFull = false;
  } catch {
    isStorageFull = true;
  }
}

/** Takes what the browser has of a message. Returns whether it has something. */
function restore(message, value) {
  try {
    const { texts, forms, review, isSaved } = JSON.parse(value);
    if (texts.length !== message.units.length || !texts.every((text) => typeof text === "string")) return false;
    message.present = { texts, review: review === true };
    message.forms = texts.map((text, index) => {
      const list = formsOf(message, index, message.original.texts[index]).map((form, number) => ({ ...form, text: forms[index][number] }));
      return list.length === forms[index].length && joined(list) === text ? { text, list } : undefined;
    });
    if (isSaved === true) message.saved = structuredClone(message.present);
    return true;
  } catch {
    return false;
  }
}

/** Takes what the browser has of all messages. Returns the number of those messages. */
function restoreAll() {
  try {
    return messages.filter((message) => {
      const value = localStorage.getItem(storagePrefix + message.index);
      return value !== null && restore(message, value);
    }).length;
  } catch {
    isStorageFull = true;
    return 0;
  }
}

/** Returns the message that another page changed, or undefined if it was none of this project's. */
function changedElsewhere({ key, newValue }) {
  if (!key?.startsWith(storagePrefix)) return undefined;
  const message = messages[Number(key.slice(storagePrefix.length))];
  if (!message) return undefined;
  if (newValue === null) {
    message.present = structuredClone(message.original);
    message.saved = message.original;
  } else if (!restore(message, newValue)) {
    return undefined;
  }
  return message;
}
