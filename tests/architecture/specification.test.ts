import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../storefront/launch/process.mjs';
import { mutated } from '../specification-mutants/mutant.ts';
import { mutants } from '../specification-mutants/mutants.ts';
import { readHouse } from './house.ts';
import { sample } from './rule.ts';
import { readStatements, type Statement, statementsOf, testsIn } from './specification.ts';

/** How many statements the specification makes; a statement that goes, goes from there first. */
const STATEMENTS = 414;

const house = new Map(readHouse().map((file) => [file.path, file]));

/** What is wrong with the proofs of a statement, in a sentence each. */
function faultsOf({ text, proofs }: Statement, files = house): string[] {
  if (proofs.length === 0) return [`“${text}” names no test`];
  return proofs.flatMap(({ path, name }) => {
    const file = files.get(path);
    if (!file) return [`“${text}” names ${path}, which is not there`];
    return testsIn(file).has(name) ? [] : [`“${text}” names “${name}”, which ${path} has not`];
  });
}

describe('the specification', () => {
  const statements = readStatements();

  it('is proven, statement by statement, by tests that are there', () => {
    expect(statements.flatMap((statement) => faultsOf(statement))).toEqual([]);
  });

  it('loses no statement', () => {
    expect(statements.length).toBeGreaterThanOrEqual(STATEMENTS);
  });

  it('makes each statement once', () => {
    const texts = statements.map(({ text }) => text);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  });
});

describe('the mutants of the specification', () => {
  const texts = new Set(readStatements().map(({ text }) => text));

  it('belong to statements that are there', () => {
    const lost = mutants.filter(({ statement }) => !texts.has(statement));
    expect(lost.map(({ statement }) => statement)).toEqual([]);
  });

  it('break every statement, once', () => {
    expect(mutants.map(({ statement }) => statement).sort()).toEqual([...texts].sort());
  });

  it('change code that is there', () => {
    for (const mutant of mutants) {
      const text = readFileSync(join(root, mutant.file), 'utf8');
      expect(mutated(text, mutant)).not.toBe(text);
    }
  });
});

describe('a statement', () => {
  const files = new Map(
    [
      sample('a.test.ts', `describe('tea', () => { test.each([1])('%s cups', () => {}) })`),
      sample(
        'B.stories.tsx',
        `export const Open: Story = { play: async () => {} };
        export const Shut: Story = { args: {} };`,
      ),
    ].map((file) => [file.path, file]),
  );
  const faults = (line: string) =>
    statementsOf(line).flatMap((statement) => faultsOf(statement, files));

  it.each([
    ['- Tea is hot. — `a.test.ts` › "%s cups"; `B.stories.tsx` › Open'],
    ['- Tea is hot. — `a.test.ts` › "tea › %s cups"'],
  ])('is proven in %s', (line) => {
    expect(faults(line)).toEqual([]);
  });

  it.each([
    ['- Tea is hot.'],
    ['- Tea is hot. — by all who drink it'],
    ['- Tea is hot. — `gone.test.ts` › "%s cups"'],
    ['- Tea is hot. — `a.test.ts` › "two cups"'],
    ['- Tea is hot. — `a.test.ts` › "%s cups"; `a.test.ts` › "two cups"'],
    ['- Tea is hot. — `B.stories.tsx` › Shut'],
  ])('is not proven in %s', (line) => {
    expect(faults(line)).not.toEqual([]);
  });
});
