import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserMajor } from '../runner/browser.mjs';
import { decode, encode, tolerances } from './picture.mjs';

const folder = fileURLToPath(new URL('baselines/', import.meta.url));
const manifest = join(folder, 'manifest.json');

/** Name of a story's picture. */
export const nameOf = (story, shot) => `${story}.${shot}`;
const pathOf = (name) => join(folder, `${name}.webp`);

/** What the pictures here would be drawn with. */
function environment(browser) {
  return { platform: process.platform, browserMajor: browserMajor(browser) };
}

/**
 * Says how this machine's pictures may be compared with the ones kept.
 * @param {string} browser path of the browser
 * @returns {{ tolerance?: object, note?: string, skip?: string }}
 */
export function judgeEnvironment(browser) {
  if (!existsSync(manifest)) return { tolerance: tolerances.strict };
  const kept = JSON.parse(readFileSync(manifest, 'utf8'));
  const here = environment(browser);
  if (kept.platform !== here.platform) {
    return {
      skip: `the baselines were drawn on ${kept.platform}, and ${here.platform} draws letters in another way`,
    };
  }
  if (kept.browserMajor !== here.browserMajor) {
    return {
      tolerance: tolerances.wide,
      note: `The baselines were drawn by Chromium ${kept.browserMajor}, this is ${here.browserMajor}: ${tolerances.wide.share * 100} % of a picture's pixels may look different.`,
    };
  }
  return { tolerance: tolerances.strict };
}

/** Names of all pictures kept. */
export const keptNames = () =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.webp'))
        .map((file) => file.slice(0, -'.webp'.length))
    : [];

/** The picture kept under a name, if any. */
export async function readBaseline(name) {
  return existsSync(pathOf(name)) ? decode(readFileSync(pathOf(name))) : undefined;
}

/** Keeps a picture. */
export async function writeBaseline(name, picture) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(pathOf(name), await encode(picture));
}

/** Keeps what the pictures were drawn with. */
export function writeEnvironment(browser) {
  writeFileSync(manifest, `${JSON.stringify(environment(browser), null, 2)}\n`);
}

/** Drops a picture whose story is gone. */
export const dropBaseline = (name) => rmSync(pathOf(name));
