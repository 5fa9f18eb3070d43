import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readImporters } from './changed.mjs';
import { indexedStories } from './storybook.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storybook-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a built workshop', () => {
  it.each([
    ['index.json', indexedStories],
    ['preview-stats.json', readImporters],
  ])('whose %s is missing or damaged is to be deleted', (name, read) => {
    const refusal = RegExp(`${name} is missing or damaged: delete .+, and run the tests again`);
    expect(() => read(folder)).toThrow(refusal);
    writeFileSync(join(folder, name), '{"modules":');
    expect(() => read(folder)).toThrow(refusal);
  });

  it('says which stories it has, and what imports what', () => {
    const entries = { a: { type: 'story', id: 'a' }, b: { type: 'docs', id: 'b' } };
    writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }));
    expect(indexedStories(folder)).toEqual([entries.a]);
    const modules = [{ id: './Price.tsx', reasons: [{ moduleName: './Price.stories.tsx' }] }];
    writeFileSync(join(folder, 'preview-stats.json'), JSON.stringify({ modules }));
    expect(readImporters(folder)).toEqual(new Map([['./Price.tsx', ['./Price.stories.tsx']]]));
  });
});
