import { NotMade } from './changes.mjs';

const indentOf = (line) => line.slice(0, line.length - line.trimStart().length);

/** The only line for which this holds. @throws {NotMade} where there is none, or more than one */
function onlyLine(lines, holds, what) {
  const found = [...lines.keys()].filter((at) => holds(lines[at]));
  if (found.length !== 1)
    throw new NotMade(`"${what}" stands there ${found.length} times, not once.`);
  return found[0];
}

/**
 * Adds an entry to a list, an object or a block that begins with a line and ends with the bracket under it.
 * @param {string} text
 * @param {object} place
 * @param {string | RegExp} place.opening the line that it begins with
 * @param {string} place.entry
 * @param {'sorted' | 'last' | { before: string }} [place.at] before the first entry that sorts after it, at the end,
 *   or before the entry that begins so
 * @returns {string}
 * @throws {NotMade} where that place is not there exactly once
 */
export function intoList(text, { opening, entry, at = 'last' }) {
  const lines = text.split('\n');
  const opens = (line) =>
    typeof opening === 'string' ? line.trim() === opening : opening.test(line);
  const start = onlyLine(lines, opens, opening);
  const indent = indentOf(lines[start]);
  const closes = (line) => indentOf(line) === indent && /^[\]})]/.test(line.trimStart());
  const end = lines.findIndex((line, index) => index > start && closes(line));
  if (end < 0) throw new NotMade(`What begins with "${opening}" has no end.`);
  const inner = `${indent}  `;
  const entries = [...lines.keys()].filter(
    (index) => index > start && index < end && indentOf(lines[index]) === inner,
  );
  const place =
    at === 'last'
      ? end
      : at === 'sorted'
        ? (entries.find(
            (index) => /^['\w]/.test(lines[index].trim()) && lines[index].trim() > entry,
          ) ?? end)
        : onlyLine(lines, (line) => line.startsWith(`${inner}${at.before}`), at.before);
  return lines.toSpliced(place, 0, `${inner}${entry}`).join('\n');
}

/** Adds a name to what a file imports, unless it is there; where, the formatter knows. */
export function withImport(text, name, from) {
  const source = from.replaceAll('.', '\\.');
  const known = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '${source}'`);
  return known.test(text) ? text : `import { ${name} } from '${from}';\n${text}`;
}

/** A list that begins so, with its entries under it where the formatter had room for them beside it. */
export const onLines = (text, opening) =>
  text.replace(/^(.* = \[)(.+)\];$/gm, (line, begins, entries) =>
    begins === opening ? `${begins}\n  ${entries},\n];` : line,
  );
