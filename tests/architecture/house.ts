import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the house: its path from the root, and its text where it is code. */
export interface HouseFile {
  path: string;
  text: string;
}

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);

/** Every file that git keeps or would keep, so that what is built or installed plays no part. */
export function readHouse(): HouseFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...new Set(listed.trim().split('\n'))]
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: isCode(path) ? readFileSync(join(root, path), 'utf8') : '' }));
}

/** The rooms with rules about what they may import, the deeper ones first. */
const rooms = [
  'tokens',
  'design-system',
  'storefront/contract',
  'storefront/domain',
  'storefront/app',
  'storefront/server',
  'storefront/demo',
  'storefront/launch',
  'tests',
  '.storybook',
] as const;

export type Room = (typeof rooms)[number];

/** The room a path lies in, if any. */
export const roomOf = (path: string): Room | undefined =>
  rooms.find((room) => path.startsWith(`${room}/`));

/** Code that proves or shows other code: it may reach further than what it proves. */
export const isProof = (path: string) =>
  /\.(test|stories|examples|fixture)\.tsx?$/.test(path) ||
  path.startsWith('tests/') ||
  path.startsWith('storefront/app/mocks/');
