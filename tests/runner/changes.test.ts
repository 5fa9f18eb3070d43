import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isConcerned, isPassedThrough, readChanges, traced } from './changes.mjs';
import { dependenciesOf } from './dependencies.mjs';
import { Refused } from './refused.mjs';
import { suites } from './suites.mjs';

const concernedBy = (...files: string[]) =>
  Object.keys(suites).filter((name) => isConcerned(dependenciesOf(name), files));

describe('the suites that a change concerns', () => {
  it.each<[string, string, string[]]>([
    [
      'a widget',
      'design-system/widgets/bag/BagLine/BagLine.tsx',
      ['server', 'contract', 'journeys'],
    ],
    ['a rule', 'storefront/domain/totals.ts', ['journeys', 'generators']],
    ['a fixture', 'storefront/contract/bag.examples.ts', ['journeys', 'generators']],
    ['the database', 'storefront/server/db/pool.ts', ['unit', 'dom', 'stories', 'journeys']],
    ['a journey', 'tests/journeys/buying.test.ts', ['unit', 'dom', 'server', 'stories', 'engines']],
    ['a kept picture', 'tests/visual/baselines/a--b.dark.webp', ['dom', 'server', 'journeys']],
    ['the changelog, which no story shows', 'CHANGELOG.md', ['stories']],
    ['words for newcomers', 'tests/README.md', ['unit', 'dom', 'server', 'contract', 'journeys']],
    ['a test of a component', 'design-system/components/Field/Field.test.tsx', ['stories']],
    ['a test of the walls', 'tests/architecture/house.ts', ['unit', 'server', 'stories']],
  ])('leave out what cannot tell of %s', (_, file, left) => {
    const concerned = concernedBy(file);
    expect(concerned).toContain('lint');
    expect(concerned).toContain('architecture');
    for (const name of left) expect(concerned).not.toContain(name);
  });

  it.each([
    ['a widget', 'design-system/widgets/bag/BagLine/BagLine.tsx', ['dom', 'stories', 'budget']],
    ['a rule', 'storefront/domain/totals.ts', ['unit', 'dom', 'server', 'contract', 'stories']],
    ['the database', 'storefront/server/db/pool.ts', ['server', 'postgres', 'contract']],
    ['a token', 'tokens/color.tokens.json', ['unit', 'dom', 'stories']],
    ['a kept picture', 'tests/visual/baselines/a--b.dark.webp', ['unit', 'stories']],
    ['a journey', 'tests/journeys/buying.test.ts', ['journeys']],
    ['a walk in other engines', 'tests/engines/walks.test.ts', ['engines']],
    ['what journeys and such walks share', 'tests/journeys/guest.ts', ['journeys', 'engines']],
    ['the browser that CI takes', '.ci/browser', ['unit']],
    ['what a test of the catalogue reads', 'README.md', ['server']],
    ['how walks are run', 'tests/playwright.config.ts', ['journeys', 'accessibility']],
    ['the shop that walks start from', 'tests/ready-shop.ts', ['journeys', 'accessibility']],
    ['what walks do in a shop', 'tests/journeys/shopper.ts', ['journeys', 'accessibility']],
    ['what a generator writes into', 'storefront/app/routes.ts', ['generators']],
  ])('are those that can tell of %s', (_, file, wanted) => {
    const concerned = concernedBy(file);
    for (const name of wanted) expect(concerned).toContain(name);
  });

  it.each([
    'package-lock.json',
    'storefront/server/package.json',
    'tsconfig.json',
    'storefront/launch/build.mjs',
    'tests/runner/tools.mjs',
  ])('are all of them for %s', (file) => {
    expect(concernedBy(file)).toEqual(Object.keys(suites));
  });
});

describe('suites that take longer than a change waits', () => {
  const walks = ['journeys', 'engines', 'accessibility'];
  const toldOf = (file: string) =>
    Object.keys(suites).filter((name) => isPassedThrough(dependenciesOf(name), [file]));

  it.each([
    'design-system/widgets/bag/BagLine/BagLine.tsx',
    'storefront/app/screens/bag/bag.tsx',
    'storefront/domain/totals.ts',
    'storefront/server/features/order/place.ts',
    'tokens/color.tokens.json',
  ])('are told of for %s', (file) => {
    expect(toldOf(file)).toEqual(expect.arrayContaining(walks));
    for (const name of walks) expect(concernedBy(file)).not.toContain(name);
  });

  it.each(['tests/journeys/bag.test.ts', 'README.md', '.ci/run'])('are not for %s', (file) => {
    expect(toldOf(file)).toEqual([]);
  });
});

describe('what imports tell', () => {
  const button = 'design-system/components/Button/Button.tsx';
  const suite = {
    reads: /^storefront\//,
    whole: /-process\.ts$/,
    readers: [{ reads: /^(README\.md|storefront\/.+\.css)$/, tests: ['storefront/read.test.ts'] }],
  };

  it('is which tests a change of modules reaches, apart from what else lies there', () => {
    expect(traced(suite, ['storefront/domain/totals.ts', 'tokens/color.json'])).toEqual([
      'storefront/domain/totals.ts',
    ]);
  });

  it('is not which tests read a file: they are named', () => {
    expect(traced(suite, ['README.md', 'storefront/a.css', 'storefront/b.ts'])).toEqual([
      'storefront/b.ts',
      'storefront/read.test.ts',
    ]);
    expect(traced(dependenciesOf('unit'), [button])).toEqual(
      expect.arrayContaining([
        'design-system/api.test.ts',
        'design-system/gallery.test.ts',
        '.storybook/atlas/faults.test.ts',
      ]),
    );
    expect(traced(dependenciesOf('dom'), [button])).toContain('design-system/conformance.test.tsx');
    expect(traced(dependenciesOf('server'), ['storefront/server/app/listen.ts'])).toContain(
      'storefront/server/app/opened.test.ts',
    );
  });

  it.each([
    'storefront/app/public/sw.js',
    'storefront/server/db/seed.sql',
    'storefront/server/db/embedded-process.ts',
    'package.json',
  ])('is nothing of %s', (file) => {
    expect(traced(suite, ['storefront/domain/totals.ts', file])).toBeUndefined();
  });

  it('is nothing of more than a command can be told', () => {
    const many = Array.from({ length: 900 }, (_, at) => `storefront/domain/rule-${at}.ts`);
    expect(traced(suite, many)).toBeUndefined();
  });

  it('leaves out no test by how tests are set up', () => {
    expect(traced(dependenciesOf('unit'), ['tests/vitest.config.ts'])).toBeUndefined();
    expect(traced(dependenciesOf('dom'), ['tests/dom.ts'])).toBeUndefined();
    expect(traced(dependenciesOf('server'), ['tests/database-templates.ts'])).toBeUndefined();
  });
});

describe('what has changed', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(`${tmpdir()}/changes-`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const refusal = /there is no git, or no history.*without --changed\.$/;

  it('cannot be told in a downloaded archive, and before the first commit', () => {
    expect(() => readChanges(folder)).toThrow(Refused);
    expect(() => readChanges(folder)).toThrow(refusal);
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    expect(() => readChanges(folder)).toThrow(refusal);
  });

  it('cannot be told without git', () => {
    const { PATH } = process.env;
    process.env.PATH = folder;
    try {
      expect(() => readChanges()).toThrow(refusal);
    } finally {
      process.env.PATH = PATH;
    }
  });
});
