import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { matchesIn } from './matches.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matches-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pathOf = (name: string) => join(folder, `${name}.webp`);
const keep = (name: string, content: string) => writeFileSync(pathOf(name), content);
const open = () => matchesIn(folder, pathOf);
const noted = () => JSON.parse(readFileSync(join(folder, 'matches.json'), 'utf8'));

const drawing = Buffer.from('as it was drawn');
const rule = { step: 10, pixels: 75 };

describe('what is known of drawings that match', () => {
  beforeEach(() => {
    keep('bag.desktop', 'as it is kept');
    const matches = open();
    matches.note('bag.desktop', drawing, rule);
    matches.save();
  });

  it('holds for the very pair that was compared', () => {
    expect(open().has('bag.desktop', drawing, rule)).toBe(true);
    expect(open().has('bag.phone', drawing, rule)).toBe(false);
  });

  it('says nothing of another drawing', () => {
    expect(open().has('bag.desktop', Buffer.from('drawn otherwise'), rule)).toBe(false);
  });

  it('says nothing once another picture is kept, or a damaged one, or none', () => {
    keep('bag.desktop', 'as it is kept n');
    expect(open().has('bag.desktop', drawing, rule)).toBe(false);
    rmSync(pathOf('bag.desktop'));
    expect(open().has('bag.desktop', drawing, rule)).toBe(false);
  });

  it('says nothing once pictures are compared more strictly', () => {
    expect(open().has('bag.desktop', drawing, { ...rule, pixels: 20 })).toBe(false);
  });

  it('is by name, and forgets pictures that are kept no more', () => {
    keep('amount.dark', 'one');
    keep('gone.dark', 'two');
    const matches = open();
    matches.note('gone.dark', drawing, rule);
    matches.note('amount.dark', drawing, rule);
    rmSync(pathOf('gone.dark'));
    matches.save();
    expect(Object.keys(noted())).toEqual(['amount.dark', 'bag.desktop']);
  });

  it.each(['{"bag.desk', 'null', ''])('is nothing where its file is damaged: %j', (content) => {
    writeFileSync(join(folder, 'matches.json'), content);
    expect(open().has('bag.desktop', drawing, rule)).toBe(false);
  });
});
