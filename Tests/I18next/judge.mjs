// Compares what i18next itself finds with the texts of cases.json, which the project's own reading is tested with.
//
//     node judge.mjs PATH/TO/i18next.js
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const { default: i18next } = await import(pathToFileURL(resolve(process.argv[2])).href);
const cases = JSON.parse(readFileSync(new URL("cases.json", import.meta.url), "utf8"));
let count = 0;
const differences = [];
for (const { about, language, file, lookups } of cases) {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language, showSupportNotice: false, resources: { [language]: { translation: file } },
    interpolation: { escapeValue: false },
  });
  for (const [key, options, text] of lookups) {
    const found = String(instance.t(key, options));
    count += 1;
    if (found !== text) differences.push(`${about}: ${key} ${JSON.stringify(options)}: '${found}', not '${text}'`);
  }
}
for (const difference of differences) console.error(difference);
console.log(`${count} lookups, ${differences.length} differ`);
process.exit(differences.length === 0 ? 0 : 1);
