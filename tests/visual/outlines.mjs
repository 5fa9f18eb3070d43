import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replace } from './picture-files.mjs';

/**
 * What a screen reader is told of a screen: its accessibility tree as an indented text of roles, names and live texts in
 * their order. It is kept and compared like a picture, so that a name that is lost shows in review.
 */

const house = fileURLToPath(new URL('outlines/', import.meta.url));
const ENDING = '.yml';
/** How many lines of each kind are told of an outline that differs. */
const TOLD = 4;

const pathOf = (story, folder) => join(folder, `${story}${ENDING}`);

/** Whether a story is of a screen: it fetches what it shows, and is read from one end to the other. */
export const isScreen = (story) => story.startsWith('screens-');

/** The stories of which an outline is kept. */
export const outlinedStories = (folder = house) =>
  existsSync(folder) ? readdirSync(folder).map((file) => file.slice(0, -ENDING.length)) : [];

/** Forgets the outline of a story that is gone. */
export const dropOutline = (story, folder = house) => rmSync(pathOf(story, folder));

/** Ids that React counts over all that a page has shown, in the addresses of links within a form. */
const COUNTED_ID = /#_r_\w+_/g;
/** News at the screen's edge, which goes by itself after seconds: plays read it in time. */
const PASSING_NEWS = /(- region "Messages":\n +- status):\n(?: {4}.*\n?)+/g;

/**
 * What is read out, the same each time: a paragraph in which nothing stands, or that waits for words, is not, nor is news that
 * goes by itself.
 * @param {string} snapshot of the page, as Playwright takes it
 */
export const outlineOf = (snapshot) =>
  `${snapshot
    .replace(/^ *- paragraph$\n?/gm, '')
    .replace(COUNTED_ID, '#_')
    .replace(PASSING_NEWS, '$1\n')
    .trimEnd()}\n`;

const read = (story, folder) => {
  const path = pathOf(story, folder);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

function write(story, outline, folder) {
  mkdirSync(folder, { recursive: true });
  replace(pathOf(story, folder), outline);
}

/** The lines of one text that another lacks, as often as it lacks them. */
function lacking(lines, others) {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** How an outline differs from the one that is kept, in a line. */
export function differenceOf(before, now) {
  const [old, fresh] = [before, now].map((text) => text.split('\n').map((line) => line.trim()));
  const told = (mark, lines) => lines.slice(0, TOLD).map((line) => `${mark} ${line}`);
  const lost = told('-', lacking(old, fresh));
  const come = told('+', lacking(fresh, old));
  const all = [...lost, ...come];
  return all.length > 0 ? all.join(' ') : 'its lines stand in another order';
}

/**
 * Compares what is read out of a story with what is kept of it, or keeps it. What differs is read a second time, in no hurry.
 * @param {string} story
 * @param {(patiently?: boolean) => Promise<string>} outline
 * @param {{ accepting: boolean, folder?: string }} how
 * @returns {Promise<string | undefined>} how it differs, if it does
 */
export async function judgeOutline(story, outline, { accepting, folder = house }) {
  const kept = read(story, folder);
  if (kept !== undefined && (await outline()) === kept) return undefined;
  const now = await outline(true);
  if (now === kept) return undefined;
  if (accepting) return write(story, now, folder);
  return kept === undefined ? 'it has none yet' : differenceOf(kept, now);
}
