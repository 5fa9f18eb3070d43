import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OWN = '.webp';
const SAME = '.same';

/**
 * The file of each kept picture, without its ending, by the picture's name: its own, or that of the one which it looks
 * exactly like. A picture of which no file is there is left out.
 * @param folder of the kept pictures
 */
export function baselinePictures(folder: string): Record<string, string> {
  const files = readdirSync(folder);
  const named = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
  const own = new Set(named(OWN));
  const same = named(SAME)
    .map((name) => [name, readFileSync(join(folder, name + SAME), 'utf8').trim()] as const)
    .filter(([, other]) => own.has(other));
  return Object.fromEntries([...[...own].map((name) => [name, name] as const), ...same]);
}
