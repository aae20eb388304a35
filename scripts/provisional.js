"use strict";

// Runs the scripts of the page of 'l10n-gen export page' without a browser, and prints what they say of each message:
//
//     node scripts/provisional.js PAGE
//
// a line of JSON with its key, the kinds of findings with the rules that report them, and its columns.

const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const sources = path.join(__dirname, "..", "Sources", "l10n-gen", "Pages", "Translators");
for (const name of ["forms.js", "provisional.js"]) {
  vm.runInThisContext(fs.readFileSync(path.join(sources, name), "utf8").replace('"use strict";', ""), name);
}

const page = fs.readFileSync(process.argv[2], "utf8");
const project = JSON.parse(/<script type="application\/json" id="project">([^<]*)</.exec(page)[1]);
const counter = vm.runInThisContext("columnCounter")(project.columns);

/** Whether each form of a text can be put together with the others, and is read again as it was. */
function keepsForms(unit, syntax) {
  const list = forms(unit.source ?? "", unit.target ?? "", syntax, project.categories);
  const typed = list.map((form, index) => ({ ...form, text: `${form.text}${index}${index % 2 ? "'" : ""}` }));
  const again = forms(unit.source ?? "", joined(typed), syntax, project.categories);
  return list.length === 1 || typed.length === again.length && typed.every((form, index) => form.text === again[index].text);
}

for (const file of project.files) {
  for (const message of file.messages) {
    const texts = message.units.map((unit) => unit.target ?? "");
    const found = provisionalFindings(message, texts, {
      language: file.target, sourceLanguage: file.source, silent: project.silent, counter,
    });
    const counts = texts.map((text) => columns(message, text, file.target, counter));
    process.stdout.write(`${JSON.stringify({
      key: message.key,
      found: found.map(({ kind, detail }) => ({ kind, detail, rules: rulesOfKinds[kind] })),
      columns: counts.includes(undefined) ? null : Math.max(...counts),
      keepsForms: message.units.every((unit) => keepsForms(unit, message.syntax)),
    })}\n`);
  }
}
