import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkPackages } from './base-workshop.mjs';

let parent: string;
beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'workshop-')));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(parent, path)), { recursive: true });
  writeFileSync(join(parent, path), text);
}
const read = (path: string) => readFileSync(join(parent, path), 'utf8');

it("a copy has this house's packages, and its own for those that are the house's", () => {
  for (const house of ['house', 'copy']) write(`${house}/tokens/main.js`, house);
  write('house/node_modules/react/main.js', 'react');
  write('house/node_modules/@scope/part/main.js', 'part');
  write('house/tokens/node_modules/old/main.js', 'old');
  mkdirSync(join(parent, 'house/node_modules/@otzar'));
  symlinkSync('../../tokens', join(parent, 'house/node_modules/@otzar/tokens'));
  linkPackages(join(parent, 'copy'), join(parent, 'house'));
  expect(read('copy/node_modules/react/main.js')).toBe('react');
  expect(read('copy/node_modules/@scope/part/main.js')).toBe('part');
  expect(read('copy/node_modules/@otzar/tokens/main.js')).toBe('copy');
  expect(read('copy/tokens/node_modules/old/main.js')).toBe('old');
});
