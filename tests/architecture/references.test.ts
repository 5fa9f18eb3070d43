import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../storefront/launch/process.mjs';
import { readHouse } from './house.ts';

/** Where a person reads why something is so. */
const isRead = (path: string) => /\.(tsx?|mjs|md)$/.test(path) && path !== 'CHANGELOG.md';

const house = readHouse();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const decisions = new Set(
  house.flatMap(({ path }) => /^storefront\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []),
);

/** Titles of each section of the specification's map, by its number. */
function readSections(): Map<string, Set<string>> {
  const sections = new Map<string, Set<string>>();
  let titles = new Set<string>();
  for (const [, number, title] of read('tests/specification.md').matchAll(
    /^(?:## (\d+)\..*|### (.+))$/gm,
  )) {
    if (number) {
      titles = new Set();
      sections.set(number, titles);
    } else if (title) titles.add(title);
  }
  return sections;
}
const sections = readSections();

/** What a text refers to that is nowhere. */
export function faultsOf(text: string): string[] {
  const flat = text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const toDecisions = [...flat.matchAll(/\bdecision (\d{3})\b/g)]
    .filter(([, number = '']) => !decisions.has(number))
    .map(([reference]) => reference);
  const toSections = [
    ...flat.matchAll(/specification, section (\d+)(?:, ([A-Z][a-z]*(?: [a-z]+)*))?/g),
  ].filter(([, number = '', title]) => {
    const titles = sections.get(number);
    return titles === undefined || (title !== undefined && !titles.has(title));
  });
  return [...toDecisions, ...toSections.map(([reference]) => reference)];
}

describe('what a comment or a page refers to', () => {
  it('is there: decisions by their numbers, sections by the headings of the map', () => {
    const faults = house
      .filter(({ path }) => isRead(path) && path !== 'tests/architecture/references.test.ts')
      .flatMap(({ path }) => faultsOf(read(path)).map((fault) => `${path}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it.each([
    ['decision 999', ['decision 999']],
    ['specification, section 12', ['specification, section 12']],
    ['specification, section 2, Nowhere', ['specification, section 2, Nowhere']],
    ['specification,\n * section 2, Nowhere)', ['specification, section 2, Nowhere']],
    ['decision 004, specification, section 2, Account group', []],
  ])('is looked for: %s', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('is a file of the repository, not a design that lies elsewhere', () => {
    const elsewhere = house
      .filter(({ path }) => isRead(path) && path !== 'tests/architecture/references.test.ts')
      .filter(({ path }) => /\bdesign, (?:point \d|The house)/.test(read(path)))
      .map(({ path }) => path);
    expect(elsewhere).toEqual([]);
  });
});
