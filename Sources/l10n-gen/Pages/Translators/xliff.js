"use strict";

// XLIFF 1.2, as 'l10n-gen export xliff' writes it and 'l10n-gen import' takes it.

/** A text without the characters that XML excludes (XML 1.0, section 2.2). */
function xmlText(text) {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}

function escapedXML(text) {
  const names = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };
  return text.replace(/[&<>\r]/g, (character) => names[character]);
}

function quotedXML(text) {
  const names = { '"': "&quot;", "\t": "&#9;", "\n": "&#10;" };
  return `"${escapedXML(text).replace(/["\t\n]/g, (character) => names[character])}"`;
}

/** The attributes of a target in a state. */
const stateAttributes = {
  new: ' state="new"',
  "needs-review": ' state="needs-review-l10n"',
  "machine-translated": ' state="translated" state-qualifier="leveraged-mt"',
};

/**
 * Writes files of units. `translation` returns the text of a unit and its state, or undefined if it has none; both as the
 * tool names them.
 */
function xliff(files, translation) {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" '
      + 'xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">',
  ];
  const add = (name, attributes, text) => lines.push(
    text === "" ? `        <${name}${attributes}/>` : `        <${name}${attributes}>${escapedXML(text)}</${name}>`);
  for (const file of files) {
    lines.push(
      `  <file original=${quotedXML(file.original)} source-language=${quotedXML(file.source)} `
        + `target-language=${quotedXML(file.target)} datatype="plaintext">`,
      "    <header>", '      <tool tool-id="com.apple.dt.xcode" tool-name="l10n-gen"/>', "    </header>", "    <body>");
    const units = file.messages.flatMap((message) => message.units.map((unit) => ({ message, unit })));
    units.sort((one, other) => (one.unit.id < other.unit.id ? -1 : one.unit.id > other.unit.id ? 1 : 0));
    for (const { message, unit } of units) {
      lines.push(`      <trans-unit id=${quotedXML(unit.id)} xml:space="preserve">`);
      if (unit.source !== undefined) add("source", "", unit.source);
      const target = translation(message, unit);
      if (target) add("target", stateAttributes[target.state] ?? ' state="translated"', xmlText(target.text));
      add("note", message.isGenerated ? ' from="auto-generated"' : "", message.note ?? "");
      lines.push("      </trans-unit>");
    }
    lines.push("    </body>", "  </file>");
  }
  return `${[...lines, "</xliff>"].join("\n")}\n`;
}

/** The state that a target's attributes mean; undefined if it is final. */
function targetState(target) {
  switch (target.getAttribute("state")) {
    case "new": case "needs-translation": case "needs-l10n": return "new";
    case "needs-review-l10n": case "needs-review-translation": case "needs-review-adaptation": case "needs-adaptation":
      return "needs-review";
    default:
      return ["leveraged-mt", "mt-suggestion"].includes(target.getAttribute("state-qualifier")) ? "machine-translated" : undefined;
  }
}

/**
 * Reads a file: its languages, and its units that have translations. Undefined if it isn't XLIFF 1.2.
 */
function readXLIFF(text) {
  // What a browser makes of a file that isn't XML has styles, which the page doesn't allow.
  if (!/<xliff[\s>]/.test(text) || !/<\/xliff>\s*$/.test(text)) return undefined;
  const tree = new DOMParser().parseFromString(text, "application/xml");
  if (tree.documentElement.localName !== "xliff" || tree.getElementsByTagName("parsererror").length) return undefined;
  const child = (node, name) => [...node.children].find((child) => child.localName === name);
  return [...tree.getElementsByTagNameNS("*", "file")].map((file) => ({
    original: file.getAttribute("original"),
    target: file.getAttribute("target-language"),
    units: [...file.getElementsByTagNameNS("*", "trans-unit")].flatMap((unit) => {
      const target = child(unit, "target");
      if (!target) return [];
      return [{
        id: unit.getAttribute("id"), source: child(unit, "source")?.textContent,
        text: target.textContent, state: targetState(target),
      }];
    }),
  }));
}
