import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replace } from './picture-files.mjs';

/** Enough of a hash that no two pairs are taken for one. */
const HASH_LENGTH = 16;

function readNoted(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) ?? {};
  } catch {
    // Without it every picture is compared pixel by pixel, which takes longer and finds the same.
    return {};
  }
}

/**
 * Which drawing was found to match which kept picture. A browser draws nearly every picture to the byte as it did when it was
 * accepted: one whose pair of files is noted here need not be unpacked and compared again, which takes longer than drawing it.
 * @param {string} folder of the kept pictures
 * @param {(name: string) => string} pathOf the file of a kept picture
 */
export function matchesIn(folder, pathOf) {
  const path = join(folder, 'matches.json');
  const noted = readNoted(path);
  let changed = false;

  /** Of the pair, and of the rule it was compared by; nothing where no picture is kept. */
  function hashOf(name, drawing, rule) {
    const kept = pathOf(name);
    if (!existsSync(kept)) return undefined;
    return createHash('sha256')
      .update(JSON.stringify(rule))
      .update(readFileSync(kept))
      .update(drawing)
      .digest('hex')
      .slice(0, HASH_LENGTH);
  }

  return {
    /**
     * Whether a drawing is noted to match what is kept now.
     * @param {string} name of the picture
     * @param {Buffer} drawing the file as the browser made it
     * @param {unknown} rule by which pictures of its kind are compared
     */
    has(name, drawing, rule) {
      return noted[name] !== undefined && noted[name] === hashOf(name, drawing, rule);
    },

    /** Notes that a drawing matches what is kept now. */
    note(name, drawing, rule) {
      const hash = hashOf(name, drawing, rule);
      if (noted[name] === hash) return;
      noted[name] = hash;
      changed = true;
    },

    /** Writes what was noted, by name, apart from pictures that are kept no more. */
    save() {
      if (!changed) return;
      const pairs = Object.entries(noted).filter(([name]) => existsSync(pathOf(name)));
      const sorted = Object.fromEntries(pairs.toSorted(([one], [other]) => (one < other ? -1 : 1)));
      replace(path, `${JSON.stringify(sorted, null, 1)}\n`);
      changed = false;
    },
  };
}
