"use strict";

// How texts of messages are read: their placeholders, and the forms of plurals that people translate one by one. What
// can't be read with certainty is undefined, and is left to the tool.

// MARK: Reading

/** The end of a placeholder in ICU's syntax, with its style. Other styles may be mistakes. */
const endOfPlaceholder = (() => {
  const fields = "short|medium|long|full";
  const styles = {
    number: "integer|percent", date: `${fields}|relative`, time: fields, interval: fields,
    list: "(?:and|or|unit)(?:\\s+(?:short|narrow))?|short|narrow", bytes: "file|memory|decimal|binary",
    duration: "wide|short|narrow|time",
  };
  const types = Object.entries(styles).map(([type, names]) => `${type}\\s*(?:,\\s*(?:${names})\\s*)?`);
  return new RegExp(`\\}|,\\s*(?:${types.join("|")}|(?:spellout|ordinal)\\s*)\\}`, "y");
})();

/** The parts of a text in ICU's syntax: literal texts, placeholders, `#`, and choices with their branches. */
function icuParts(text) {
  const name = /[A-Za-z_][A-Za-z0-9_]*|0|[1-9][0-9]{0,2}/y;
  const choice = /,\s*(plural|selectordinal|select)\s*,\s*/y;
  const word = /([A-Za-z_][A-Za-z0-9_]*)\s*\{/y;
  const numbers = /(=(?:0|[1-9][0-9]{0,5})|zero|one|two|few|many|other)\s*\{/y;
  const deepest = 8;
  let index = 0;

  function read(pattern) {
    pattern.lastIndex = index;
    const found = pattern.exec(text);
    if (found) index = pattern.lastIndex;
    return found;
  }

  function branches(kind, depth) {
    const found = [];
    while (text[index] !== "}") {
      const start = index;
      const head = read(kind === "select" ? word : numbers);
      if (!head || found.some((branch) => branch.selector === head[1])) return undefined;
      const content = index;
      const parts = message(kind, depth + 1);
      if (!parts || text[index] !== "}") return undefined;
      found.push({ selector: head[1], start, text: text.slice(content, index), parts });
      index += 1;
      read(/\s*/y);
    }
    return found.some((branch) => branch.selector === "other") ? found : undefined;
  }

  function argument(depth) {
    const start = index;
    index += 1;
    read(/\s*/y);
    const found = read(name);
    if (!found) return undefined;
    read(/\s*/y);
    if (read(endOfPlaceholder)) return { argument: found[0], written: text.slice(start, index) };
    const kind = depth < deepest ? read(choice)?.[1] : undefined;
    if (!kind) return undefined;
    const list = branches(kind, depth);
    if (!list || text[index] !== "}") return undefined;
    index += 1;
    return { argument: found[0], kind, start, end: index, branches: list };
  }

  function message(enclosing, depth) {
    const parts = [];
    let literal = "";
    while (index < text.length) {
      const character = text[index];
      if (character === "}") {
        if (depth === 0) return undefined;
        break;
      }
      if (character === "'") {
        const next = text[index + 1];
        // A quote.
        if (next === "{" || next === "}" || next === "#") return undefined;
        literal += "'";
        index += next === "'" ? 2 : 1;
      } else if (character === "{" || character === "#" && enclosing === "plural" || character === "#" && enclosing === "selectordinal") {
        if (literal) parts.push({ literal });
        literal = "";
        if (character === "#") {
          parts.push({ isNumber: true, written: "#" });
          index += 1;
        } else {
          const part = argument(depth);
          if (!part) return undefined;
          parts.push(part);
        }
      } else {
        literal += character;
        index += 1;
      }
    }
    if (literal) parts.push({ literal });
    return parts;
  }

  return message(undefined, 0);
}

/** The parts of a text whose placeholders begin with a percent sign. */
function percentParts(text, syntax) {
  const conversion = syntax === "ruby"
    ? /%\{([A-Za-z_][A-Za-z0-9_]*)\}|%<([A-Za-z_][A-Za-z0-9_]*)>(?:\.[0-9])?[dsf](?![A-Za-z])/y
    : /%(?:([1-9])\$)?(?:@|(?:l|ll)?[diu]|(?:\.[0-9])?f)/y;
  const parts = [];
  let hasPositions;
  let position = 0;
  let index = 0;
  while (index < text.length) {
    const percent = text.indexOf("%", index);
    const literal = text.slice(index, percent === -1 ? text.length : percent);
    if (literal) parts.push({ literal });
    if (percent === -1) break;
    if (syntax === "printf" && text[percent + 1] === "%") {
      parts.push({ literal: "%" });
      index = percent + 2;
      continue;
    }
    conversion.lastIndex = percent;
    const found = conversion.exec(text);
    if (!found) return undefined;
    let argument = found[1] ?? found[2];
    if (syntax === "printf") {
      const isPositional = argument !== undefined;
      if (isPositional !== (hasPositions ?? isPositional)) return undefined;
      hasPositions = isPositional;
      position += 1;
      argument = `arg${isPositional ? argument : position}`;
    }
    parts.push({ argument, written: found[0], isInteger: /[diu]$/.test(found[0]) });
    index = conversion.lastIndex;
  }
  return parts;
}

/** The parts of a text, or undefined if it isn't certain what they are. */
function parts(text, syntax) {
  switch (syntax) {
    case "icu": return icuParts(text);
    case "ruby": case "printf": return percentParts(text, syntax);
    case "verbatim": return [{ literal: text }];
    default: return undefined;
  }
}

/** All parts, those in branches included. */
function flattened(list) {
  return list.flatMap((part) => part.branches ? part.branches.flatMap((branch) => flattened(branch.parts)) : [part]);
}

/** The placeholders of a text as they are written, each once. */
function placeholders(text, syntax) {
  const known = parts(text, syntax);
  if (known) return [...new Set(flattened(known).map((part) => part.written).filter((written) => written))];
  if (syntax === "icu") {
    // The text in a branch looks like a placeholder.
    if (/,\s*(?:plural|select|selectordinal)\s*,/.test(text)) return [];
    return [...new Set(text.match(/\{[^{}']+\}/g))];
  }
  return [...new Set(text.match(/%(?:\{\w+\}|<\w+>|(?:[1-9]\$)?(?:#@\w+@|\(\w+\)|))(?:[0-9.]*(?:hh|h|ll|l|q)?[@diouxXeEfgGsaA])?/g)
    ?.filter((written) => written.length > 1))];
}

// MARK: Forms

/** The choice that a text consists of, with the text around it, if there is just one without another in its branches. */
function soleChoice(text) {
  const known = icuParts(text);
  const choice = known?.find((part) => part.branches);
  if (!choice || known.some((part) => part.branches && part !== choice)) return undefined;
  if (choice.branches.some((branch) => branch.parts.some((part) => part.branches))) return undefined;
  const before = text.slice(0, choice.start);
  const after = text.slice(choice.end);
  // In a branch, this sign is the number.
  if ((before + after).includes("#") && choice.kind !== "select") return undefined;
  return { ...choice, before, after, head: text.slice(choice.start, choice.branches[0].start) };
}

/** Returns the text of a choice for one of its selectors, or undefined if it has no such branch. */
function formText(choice, selector) {
  const branch = choice.branches.find((branch) => branch.selector === selector);
  return branch && (choice.before + branch.text + choice.after).replace(/(^|[^'])''$/, "$1'");
}

/** A form as it is written into a branch, in which an apostrophe before the brace would quote it. */
function branchText(text) {
  return text.replace(/(^|[^'])'$/, "$1''");
}

/**
 * The forms to translate of a text: of a plural, whole sentences for the numbers that the language distinguishes; else
 * the text itself.
 *
 * `categories` has the language's categories for `plural` and `selectordinal`, with numbers that select them.
 */
function forms(source, text, syntax, categories) {
  const whole = [{ source, text }];
  const own = syntax === "icu" ? soleChoice(source) : undefined;
  if (!own) return whole;
  const other = text === "" ? undefined : soleChoice(text);
  if (text !== "" && (!other || other.argument !== own.argument || other.kind !== own.kind)) return whole;
  const written = [...own.branches, ...other?.branches ?? []].map((branch) => branch.selector);
  const needed = own.kind === "select" ? own.branches.map((branch) => branch.selector) : Object.keys(categories[own.kind]);
  const exact = written.filter((selector) => selector.startsWith("="));
  const further = (other?.branches ?? []).map((branch) => branch.selector);
  return [...new Set([...exact, ...needed, ...further])].map((selector) => ({
    selector, kind: own.kind, head: own.head,
    source: formText(own, selector) ?? formText(own, "other"),
    text: other ? formText(other, selector) ?? "" : "",
    isOptional: selector.startsWith("=") || !needed.includes(selector),
  }));
}

/** The text that some forms make together. Forms that may be left out are written only if they have a text. */
function joined(list) {
  if (list[0].selector === undefined) return list[0].text;
  if (list.every((form) => form.text === "")) return "";
  const branches = list.filter((form) => form.text !== "" || !form.isOptional)
    .map((form) => `${form.selector} {${branchText(form.text)}}`);
  return `${list[0].head}${branches.join(" ")}}`;
}
