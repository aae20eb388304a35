"use strict";

// The page's own strings, in the language that the browser asks for.

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

/** An element with attributes and children. A string becomes text, and is never read as markup. */
function element(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return node;
}
