import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newComponent } from './new-component.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'otzar-component-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a component with its door and its stories', () => {
  newComponent('GiftTag', folder);
  expect(readdirSync(join(folder, 'GiftTag')).sort()).toEqual([
    'GiftTag.stories.tsx',
    'GiftTag.tsx',
    'index.ts',
  ]);
  expect(readFileSync(join(folder, 'GiftTag/index.ts'), 'utf8')).toBe(
    "export { GiftTag, type GiftTagProps } from './GiftTag.tsx';\n",
  );
});

it('leaves a component that is there as it is', () => {
  const [door] = newComponent('GiftTag', folder);
  const before = readFileSync(String(door), 'utf8');
  expect(() => newComponent('GiftTag', folder)).toThrow('GiftTag is there already');
  expect(readFileSync(String(door), 'utf8')).toBe(before);
});

it.each(['giftTag', 'Gift Tag', 'gift-tag', '../Gift', 'Gift_Tag', '', undefined])(
  'refuses the name %j',
  (name) => {
    expect(() => newComponent(name, folder)).toThrow('PascalCase');
    expect(readdirSync(folder)).toEqual([]);
  },
);
