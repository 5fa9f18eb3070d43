import { describe, expect, it } from 'vitest';
import { isConcerned, isTraceable } from './changes.mjs';
import { suites } from './suites.mjs';

const concernedBy = (...files: string[]) =>
  Object.keys(suites).filter((name) => isConcerned(suites[name] ?? {}, files));

describe('the suites that a change concerns', () => {
  it.each<[string, string, string[]]>([
    ['a widget', 'design-system/widgets/BagLine/BagLine.tsx', ['server', 'contract', 'journeys']],
    ['a rule', 'storefront/domain/totals.ts', ['journeys', 'generators']],
    ['a fixture', 'storefront/contract/bag.examples.ts', ['journeys', 'generators']],
    ['the database', 'storefront/server/db/pool.ts', ['unit', 'dom', 'stories', 'journeys']],
    ['a journey', 'tests/journeys/buying.test.ts', ['unit', 'dom', 'server', 'stories', 'engines']],
    ['a kept picture', 'tests/visual/baselines/a--b.dark.webp', ['dom', 'server', 'journeys']],
    ['words for newcomers', 'README.md', ['unit', 'dom', 'server', 'contract', 'journeys']],
  ])('leave out what cannot tell of %s', (_, file, left) => {
    const concerned = concernedBy(file);
    expect(concerned).toContain('lint');
    expect(concerned).toContain('architecture');
    for (const name of left) expect(concerned).not.toContain(name);
  });

  it.each([
    ['a widget', 'design-system/widgets/BagLine/BagLine.tsx', ['dom', 'stories', 'budget']],
    ['a rule', 'storefront/domain/totals.ts', ['unit', 'dom', 'server', 'contract', 'stories']],
    ['the database', 'storefront/server/db/pool.ts', ['server', 'postgres', 'contract']],
    ['a token', 'tokens/color.tokens.json', ['unit', 'dom', 'stories']],
    ['a kept picture', 'tests/visual/baselines/a--b.dark.webp', ['unit', 'stories']],
    ['a journey', 'tests/journeys/buying.test.ts', ['journeys']],
    ['a walk in other engines', 'tests/engines/walks.test.ts', ['engines']],
    ['what journeys and such walks share', 'tests/journeys/guest.ts', ['journeys', 'engines']],
    ['the changelog, which the workshop shows', 'CHANGELOG.md', ['stories']],
  ])('are those that can tell of %s', (_, file, wanted) => {
    const concerned = concernedBy(file);
    for (const name of wanted) expect(concerned).toContain(name);
  });

  it.each(['package-lock.json', 'tests/vitest.config.ts', 'tests/runner/tools.mjs'])(
    'are all of them for %s',
    (file) => {
      expect(concernedBy(file)).toEqual(Object.keys(suites));
    },
  );
});

describe('what imports tell', () => {
  const rules = { reads: /^storefront\// };

  it('is which tests a change of modules reaches', () => {
    expect(isTraceable(rules, ['storefront/domain/totals.ts', 'tokens/color.json'])).toBe(true);
  });

  it.each(['storefront/app/public/sw.js', 'storefront/server/db/seed.sql', 'package.json'])(
    'is nothing of %s',
    (file) => {
      expect(isTraceable(rules, ['storefront/domain/totals.ts', file])).toBe(false);
    },
  );
});
