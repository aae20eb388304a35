"use strict";

// What pages have in common: their own strings, in the language that the browser asks for, and elements.

const bundles = JSON.parse(document.getElementById("strings").textContent);

/** The language and the script of a tag, which decide whether somebody can read a text. */
function writing(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}

let pageLanguage = navigator.languages
  .map((tag) => Object.keys(bundles).find((name) => writing(name) === writing(tag)))
  .find((name) => name !== undefined) ?? "en";

/** The string with a key path. */
function string(path) {
  return path.split(".").reduce((node, name) => node?.[name], bundles[pageLanguage]) ?? path;
}

function number(value) {
  return new Intl.NumberFormat(pageLanguage).format(value);
}

/** The name of a language, such as "Korean", or its tag if nobody knows it. */
function languageName(tag) {
  try {
    return new Intl.DisplayNames([pageLanguage], { type: "language" }).of(tag);
  } catch {
    return tag;
  }
}

/** Scripts that are written from right to left. */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

/** The direction of a language. */
function direction(language) {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script) ? "rtl" : "ltr";
  } catch {
    return "auto";
  }
}

/** An element with attributes and children. A string becomes text, and is never read as markup. */
function element(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return node;
}

// Joiners are left out, because emoji and words of some scripts need them.
const invisibleInTexts = /(?![\u200C\u200D\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

// The same without the isolates that keep an argument and the text around it apart, which a preview has.
const invisibleInPreviews = /(?![\u200C\u200D\n\u2066-\u2069])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text whose characters that can't be seen are shown by their numbers. */
function visible(text, invisible = invisibleInTexts) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(invisible)) {
    const code = match[0].codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
    parts.push(text.slice(end, match.index), element("span", { class: "invisible" }, `U+${code}`));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

/** Writes the page's own strings into the elements that name them. The first is the page's title. */
function drawStrings() {
  document.documentElement.lang = pageLanguage;
  for (const node of document.querySelectorAll("[data-string]")) node.textContent = string(node.dataset.string);
  document.title = document.querySelector("h1").textContent;
}

/** Fills the list of the page's own languages. `redraw` is called after another one is chosen. */
function offerPageLanguages(redraw) {
  const select = document.getElementById("page-language");
  select.append(...Object.keys(bundles).map((name) =>
    element("option", { value: name, lang: name }, new Intl.DisplayNames([name], { type: "language" }).of(name))));
  select.value = pageLanguage;
  select.addEventListener("change", () => {
    pageLanguage = select.value;
    redraw();
  });
}
