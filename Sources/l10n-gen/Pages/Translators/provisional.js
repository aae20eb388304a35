"use strict";

// What can be said of a translation while somebody types. It is said only if 'l10n-gen check' is certain to say it, too;
// the tool finds more.

/** The rules of the tool by which it reports what is found here. */
const rulesOfKinds = {
  brace: ["message-syntax", "placeholder-delimiter"],
  missing: ["placeholder-missing"],
  extra: ["placeholder-extra"],
  width: ["max-width"],
  edge: ["edge-whitespace"],
};

// MARK: Columns

/** The set of scalars in a list of hexadecimal ranges. */
function scalarSet(ranges) {
  const list = ranges.split(" ").map((range) => range.split("-").map((end) => parseInt(end, 16)));
  return (scalar) => {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const [first, last = first] = list[middle];
      if (scalar < first) high = middle;
      else if (scalar > last) low = middle + 1;
      else return true;
    }
    return false;
  };
}

/** Measures texts in columns, as the tool does. `ranges` has the scalars that take two columns, and none. */
function columnCounter(ranges) {
  const [isWide, isNone] = [scalarSet(ranges.wide), scalarSet(ranges.none)];
  const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
  const argumentWidth = 4;

  function ofCharacter(character) {
    const scalars = [...character].map((scalar) => scalar.codePointAt(0));
    const columns = scalars.reduce((sum, scalar) => sum + (scalar < 0x300 ? 1 : isWide(scalar) ? 2 : isNone(scalar) ? 0 : 1), 0);
    if (columns === 2 || scalars.length === 1 || !/^\p{Emoji}/u.test(character)) return columns;
    return /[\uFE0F\u200D\p{Emoji_Modifier}]/u.test(character) ? 2 : columns;
  }

  function ofText(text) {
    return [...segmenter.segment(text)].reduce((sum, { segment }) => sum + ofCharacter(segment), 0);
  }

  /** The columns of the widest line of some parts, without tags. `examples` has texts for arguments. */
  function ofParts(list, examples, number) {
    let [widest, line, isInTag] = [0, 0, false];
    const add = (columns) => {
      line += columns;
      widest = Math.max(widest, line);
    };
    for (const part of list) {
      if (part.literal === undefined) {
        const example = examples?.[part.isNumber ? number : part.argument];
        if (!isInTag) add(example === undefined ? argumentWidth : ofText(example));
        continue;
      }
      const characters = [...segmenter.segment(part.literal)].map(({ segment }) => segment);
      for (let index = 0; index < characters.length; index += 1) {
        const character = characters[index];
        const rest = characters.slice(index + 1, index + 11);
        if (isInTag) {
          isInTag = character !== ">";
        } else if (character === "<" && /^[/\p{L}]/u.test(rest[0] ?? "")) {
          isInTag = true;
        } else if (/^[\n-\r\u0085\u2028\u2029]/.test(character)) {
          line = 0;
        } else if (character === "&" && /^[\p{L}\p{N}#]+$/u.test(rest.slice(0, Math.max(0, rest.indexOf(";"))).join(""))) {
          index += rest.indexOf(";") + 1;
          add(1);
        } else {
          add(ofCharacter(character));
        }
      }
    }
    return widest;
  }

  return { ofParts };
}

// MARK: Findings

// Such characters may be meant as part of a placeholder in another syntax.
const lookalikes = {
  icu: /[%$[\uFF04\uFF05\uFF10-\uFF19\uFF20-\uFF5E]/,
  ruby: /[%${[#\uFF04\uFF05\uFF10-\uFF19\uFF20-\uFF5E]/,
  printf: /[%$\uFF04\uFF05\uFF10-\uFF19\uFF20-\uFF5E]/,
  verbatim: /(?!)/,
};

/** The brace of a text that has no counterpart, or undefined if all have. Apostrophes before braces would quote them. */
function loneBrace(text) {
  if (/'[{}#]|''/.test(text)) return undefined;
  let depth = 0;
  for (const character of text) {
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (depth < 0) return "}";
  }
  return depth > 0 ? "{" : undefined;
}

/** Whether each of the message's texts is known whole: not one for a device, or one in a text of another unit. */
function isComparable(message) {
  return message.units.every((unit) => unit.source !== undefined && /^(?:plural\.[a-z]+|item\.[0-9]+)?$/.test(unit.path ?? ""));
}

/** The spaces at an end of a text that the tool compares with the source's. */
function spaces(text, side) {
  return (side === "start" ? /^[ \u00A0]+(?=[^\s])/ : /[^\s]([ \u00A0]+)$/).test(text);
}

function hasExtraSpace(sources, text, side, sourceLanguage) {
  // A text that follows another one may need a space, which some writings don't have.
  const isLatin = new Intl.Locale(sourceLanguage).maximize().script === "Latn";
  const isPlain = side === "start" ? /^[A-Za-z0-9]/ : /[A-Za-z0-9]$/;
  return isLatin && /[\p{L}\p{N}]/u.test(text.trim()) && sources.every((source) => isPlain.test(source)) && spaces(text, side);
}

/** Compares the placeholders of a message's translations with those of its sources. */
function argumentFindings(message, sources, texts, all) {
  if (sources.includes(undefined) || texts.includes(undefined) || all.includes("")) return [];
  const written = (list) => flattened(list).filter((part) => part.argument !== undefined);
  const isPluralMap = message.units.some((unit) => unit.path?.startsWith("plural."));
  const counted = (part) => isPluralMap && (part.argument === "count" || part.argument === message.count || part.isInteger);
  const used = names(texts);
  const known = new Set([...message.arguments ?? [], ...names(sources)]);
  if (message.syntax === "printf") for (const index of message.arguments?.keys() ?? []) known.add(`arg${index + 1}`);
  const extra = texts.flatMap(written).filter((part) => !known.has(part.argument) && !counted(part));
  if (extra.length) return [...new Set(extra.map((part) => part.written))].map((detail) => ({ kind: "extra", detail }));
  const literals = texts.flatMap(flattened).map((part) => part.literal ?? "").join("\n");
  if (texts.flatMap(named).some((name) => !known.has(name)) || lookalikes[message.syntax].test(literals)) return [];
  const numbers = new Set(texts.flatMap(numberArguments));
  const missing = sources.flatMap(written).filter((part) => !used.has(part.argument) && !numbers.has(part.argument) && !counted(part));
  const first = new Map(missing.map((part) => [part.argument, part.written]).reverse());
  return [...first.values()].reverse().map((detail) => ({ kind: "missing", detail }));
}

/** The names of the arguments that some texts show. */
function names(texts) {
  return new Set(texts.flatMap(flattened).map((part) => part.argument).filter((name) => name !== undefined));
}

/** The names of the arguments that a text uses for a choice. */
function named(list) {
  return list.flatMap((part) => part.branches
    ? [part.argument, ...part.branches.flatMap((branch) => named(branch.parts))] : []);
}

/** The names of the arguments that a text shows as `#`. */
function numberArguments(list, enclosing) {
  return list.flatMap((part) => {
    if (part.isNumber) return enclosing === undefined ? [] : [enclosing];
    const inner = part.kind === "select" ? undefined : part.argument;
    return part.branches ? part.branches.flatMap((branch) => numberArguments(branch.parts, inner)) : [];
  });
}

/** The columns of a text with the widest of its branches, or undefined if the tool may count otherwise. */
function columns(message, text, language, counter) {
  const list = parts(text, message.syntax);
  if (!list || message.syntax === "printf" && message.examples) return undefined;
  // A Korean particle is counted by the form that is shown.
  if (/^ko\b/.test(language) && /[(（/／]\s?[가-힣]/u.test(text)) return undefined;
  const choice = list.find((part) => part.branches);
  if (!choice) return counter.ofParts(list, message.examples);
  const isSimple = list.filter((part) => part.branches).length === 1
    && choice.branches.every((branch) => branch.parts.every((part) => !part.branches));
  // A tag that a branch opens may be closed after it.
  if (!isSimple || text.includes("<")) return undefined;
  const index = list.indexOf(choice);
  return Math.max(...choice.branches.map((branch) =>
    counter.ofParts([...list.slice(0, index), ...branch.parts, ...list.slice(index + 1)], message.examples, choice.argument)));
}

/**
 * The findings about a message's translations, each with its kind and a detail.
 *
 * `texts` has a text for each unit, empty if there is none. `silent` has the rules that the project doesn't use.
 */
function provisionalFindings(message, texts, { language, sourceLanguage, silent, counter }) {
  if (!message.syntax || !isComparable(message) || texts.every((text) => text === "")) return [];
  const sources = message.units.map((unit) => unit.source);
  const found = [];
  if (message.syntax === "icu") {
    for (const text of texts) if (loneBrace(text)) found.push({ kind: "brace", detail: loneBrace(text) });
  }
  if (sources.every((source) => source !== "")) {
    found.push(...argumentFindings(
      message, sources.map((source) => parts(source, message.syntax)), texts.map((text) => parts(text, message.syntax)), texts));
  }
  if (message.maxWidth !== undefined) {
    for (const text of texts.filter((text) => text !== "")) {
      const count = columns(message, text, language, counter);
      if (count > message.maxWidth) found.push({ kind: "width", detail: `${count} / ${message.maxWidth}` });
    }
  }
  if (sources.every((source) => source !== message.key)) {
    for (const side of ["start", "end"]) {
      for (const text of texts.filter((text) => text !== "")) {
        if (hasExtraSpace(sources, text, side, sourceLanguage)) found.push({ kind: "edge", detail: side });
      }
    }
  }
  const isSilent = (rule) => silent.includes(rule) || message.silent?.includes(rule);
  return found.filter(({ kind }) => !rulesOfKinds[kind].every(isSilent))
    .filter(({ kind, detail }, index) => found.findIndex((other) => other.kind === kind && other.detail === detail) === index);
}
