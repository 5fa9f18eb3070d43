import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import { Refused } from '../runner/refused.mjs';
import { encode } from './picture.mjs';
import { replace } from './picture-files.mjs';
import { signatureOf } from './signature.mjs';

/** What there is to see of a finding. @typedef {'before' | 'now' | 'difference'} View */

/**
 * A finding without its pixels: `signature` is what differences of one cause have alike, `region` where in the picture the
 * difference lies, `decision` what a person has decided.
 * @typedef {Pick<import('./judge.mjs').Finding, 'name' | 'kind' | 'why' | 'unfit'> & { signature?: string, region?: import('./signature.mjs').Region, decision?: 'accepted' | 'refused' }} Told
 */
/** As it stands at the end of a visit. @typedef {Told & { pictures: Partial<Record<View, Buffer>> }} Packed */
/** As it is kept after a run. @typedef {Told & { id: number, pictures: View[] }} Kept */

/** A finding in a line. @param {Pick<Told, 'name' | 'kind' | 'why'>} finding */
export const lineOf = ({ name, kind, why }) => `${kind.padEnd(8)} ${name}: ${why}`;

/** That something could not be done: there is no picture of it. @returns {Packed} */
export const brokenBy = (name, why) => ({ name, kind: 'broken', why, pictures: {} });

/** Where the findings of the last run are kept. */
export const storedFindings = join(root, '.cache/visual/findings');

const list = (folder) => join(folder, 'findings.json');

/** Path of a picture of a finding that is kept. @param {string} folder @param {number} id @param {View} view */
export const findingPicture = (folder, id, view) => join(folder, `${id}-${view}.webp`);

/**
 * Leaves of a finding what a report needs, so that a run with a thousand of them does not hold all their pixels.
 * @param {import('./judge.mjs').Finding} finding
 * @returns {Promise<Packed>}
 */
export async function pack({ baseline, actual, diff, above, ...told }) {
  const alike = diff && told.kind === 'changed' ? signatureOf(baseline, actual, above) : {};
  const views = Object.entries({ before: baseline, now: actual, difference: diff });
  const pictures = await Promise.all(
    views
      .filter(([, picture]) => picture)
      .map(async ([view, picture]) => [view, await encode(picture)]),
  );
  return { ...told, ...alike, pictures: Object.fromEntries(pictures) };
}

/** Forgets the findings of the last run. */
export const dropFindings = (folder = storedFindings) =>
  rmSync(folder, { recursive: true, force: true });

/** Writes a list of findings anew, such as with what has been decided. @param {{ at: string, findings: Kept[] }} kept */
export const writeFindings = (folder, kept) => replace(list(folder), JSON.stringify(kept));

/**
 * Keeps the findings of a run in place of those of the last one.
 * @param {Packed[]} findings
 */
export function storeFindings(findings, folder = storedFindings) {
  dropFindings(folder);
  mkdirSync(folder, { recursive: true });
  const kept = findings.map(({ pictures, ...told }, id) => {
    for (const [view, file] of Object.entries(pictures))
      writeFileSync(findingPicture(folder, id, view), file);
    return { ...told, id, pictures: Object.keys(pictures) };
  });
  // The list comes last: without it there is nothing, rather than a half.
  writeFindings(folder, { at: new Date().toISOString(), findings: kept });
}

/**
 * The findings of the last run that have not been accepted since; `at` is when it ended.
 * @returns {{ at: string, findings: Kept[] } | undefined} nothing where none are kept
 * @throws {Refused} when they cannot be read
 */
export function readFindings(folder = storedFindings) {
  if (!existsSync(list(folder))) return undefined;
  try {
    const { at, findings } = JSON.parse(readFileSync(list(folder), 'utf8'));
    return { at, findings: findings.filter(({ decision }) => decision !== 'accepted') };
  } catch {
    throw new Refused(
      `${list(folder)} is damaged: delete it, and run this again to take the pictures anew.`,
    );
  }
}
