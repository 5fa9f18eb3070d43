import { describe, expect, it } from 'vitest';
import { isConcerned, isPassedThrough } from '../runner/changes.mjs';
import { dependenciesOf } from '../runner/dependencies.mjs';
import { suites } from '../runner/suites.mjs';
import { storiesReaching } from '../visual/changed.mjs';
import { type HouseFile, readHouse } from './house.ts';
import { importsOf } from './source.ts';

const house = new Map(readHouse().map((file) => [file.path, file]));
const files = [...house.keys()];

const rooms = '(tokens|design-system|storefront/(contract|domain|app))/.+';
/** The tests of each suite that has files of them, and what is run before them (`tests/vitest.config.ts`, `tests/playwright.config.ts`). */
const testsOf: Record<string, RegExp> = {
  unit: RegExp(`^(${rooms}|(tests/(runner|visual)|\\.storybook)/.+)\\.test\\.ts$`),
  dom: RegExp(`^(${rooms}\\.test\\.tsx|tests/dom\\.ts)$`),
  server: /^((storefront\/server|tests\/security)\/.+\.test\.ts|tests\/database-templates\.ts)$/,
  contract: /^(tests\/(contract|model)\/.+\.test\.ts|tests\/database-templates\.ts)$/,
  generators: /^tests\/generators\/.+\.test\.ts$/,
  budget: /^tests\/performance\/.+\.test\.ts$/,
  journeys: /^tests\/(journeys\/.+\.test|ready-shop)\.ts$/,
  accessibility: /^tests\/(accessibility\/.+\.test|ready-shop)\.ts$/,
  engines: /^tests\/engines\/.+\.test\.ts$/,
};

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
const known = new Map<string, string[]>();
function importsFrom(file: HouseFile): string[] {
  const imports =
    known.get(file.path) ??
    importsOf(file)
      .filter(({ typeOnly }) => !typeOnly)
      .flatMap(({ target }) => endings.map((ending) => target + ending))
      .filter((path) => house.has(path));
  known.set(file.path, imports);
  return imports;
}

/** Files and every one that their imports lead to. */
function closureOf(...paths: string[]): Set<string> {
  const reached = new Set<string>();
  const queue = paths;
  for (let next = queue.pop(); next; next = queue.pop()) {
    const file = house.get(next);
    if (!file || reached.has(next)) continue;
    reached.add(next);
    queue.push(...importsFrom(file));
  }
  return reached;
}

/** Suites that always run say nothing of whether a file is thought of. */
const started = Object.keys(suites).filter((name) => dependenciesOf(name).reads);
const startedBy = (path: string) =>
  started.filter((name) => isConcerned(dependenciesOf(name), [path]));

/** What no suite depends on but those that always run, and why. */
const alone: [RegExp, string][] = [
  [
    /(^|\/)(README|CONTRIBUTING)\.md$|^storefront\/((configuration|libraries)\.md$|decisions\/)/,
    'for people',
  ],
  [/^CHANGELOG\.md$/, 'no story shows it, but a page of the workshop'],
  [/^(LICENSE|\.github\/(pictures\/.+|pull_request_template\.md|CODEOWNERS))$/, 'for people'],
  [/^\.(biome\.json|gitignore|knip\.jsonc|npmrc)$/, 'of tools that always run'],
  [/^\.(ci|github\/workflows)\//, 'only GitHub runs it'],
  [
    /^storefront\/(start|launch\/(commands|dev|launch|release|source-maps))\.mjs$/,
    'what a person starts the shop by: the tests start it themselves',
  ],
  [/^tests\/(architecture\/|specification\.md$)/, 'architecture always runs'],
  [/^tests\/(specification-mutants[./]|stories\.config\.ts$)/, '`npm run mutants` is no suite'],
];

describe('what a change starts', () => {
  it('is a suite for each file, or nothing for a reason', () => {
    const unthought = files.filter((path) => startedBy(path).length === 0);
    expect(unthought.filter((path) => !alone.some(([pattern]) => pattern.test(path)))).toEqual([]);
    const idle = alone.filter(([pattern]) => !unthought.some((path) => pattern.test(path)));
    expect(idle).toEqual([]);
  });

  it.each(Object.entries(testsOf))('is %s by all that its tests import', (suite, tests) => {
    const reached = closureOf(...files.filter((path) => tests.test(path)));
    expect(reached.size).toBeGreaterThan(0);
    const told = dependenciesOf(suite);
    const left = [...reached].filter(
      (path) => !isConcerned(told, [path]) && !isPassedThrough(told, [path]),
    );
    expect(left).toEqual([]);
  });
});

it('every story is reached by what the workshop’s configuration imports', () => {
  const story = { id: 'a--b', title: 'A', importPath: './a.stories.tsx' };
  const imported = [...closureOf('.storybook/main.ts', '.storybook/vite.config.ts')];
  const left = imported.filter((path) => storiesReaching([story], [path], new Map()).length === 0);
  expect(left).toEqual([]);
});

/** By which a file of the house is read without an import, or a program of it is started. */
const reads =
  /\b(readFileSync|readdirSync|readFile|readdir|fork|spawn|spawnSync|execFile|execFileSync)\(|import\.meta\.glob/;
const inHouse = /import\.meta\.|\b(root|rootFolder|serverFolder)\b/;
/** What reads on behalf of whoever calls it: folders that it is given, and what the server keeps. */
const onBehalf = /^(tests\/(visual|runner)|storefront\/(server|demo|launch))\//;

/** Tests that read so, and yet are found by what they import, and why. */
const found: Record<string, string> = {
  'design-system/foundations/fonts/subset.test.ts': 'reads no module',
  'storefront/app/constant-styles/plugin.test.ts': 'reads a folder of its own',
  'storefront/app/platform/content-filter.test.tsx': 'reads no module',
  'storefront/app/platform/install.test.ts': 'reads no module',
  'storefront/app/platform/offline-worker.test.ts': 'reads no module',
  'storefront/app/screens/titles.test.tsx': 'a glob is an import to vitest',
  'storefront/server/db/upgrade.test.ts': 'reads no module',
  'storefront/server/kit/catalogues.test.ts': 'a glob is an import to vitest',
  'tests/runner/one-run.test.ts': 'starts what it imports',
  'tests/security/new-passwords.test.ts': 'reads no module',
  'tests/visual/pull-request.test.ts': 'starts what it imports',
};

describe('tests that imports alone do not lead to', () => {
  const traced = ['unit', 'dom', 'server', 'contract'];
  const named = new Set(
    traced.flatMap((suite) => dependenciesOf(suite).readers ?? []).flatMap(({ tests }) => tests),
  );

  it('are named as readers, each of them there', () => {
    expect([...named].filter((path) => !house.has(path))).toEqual([]);
    const isReading = (path: string) => {
      const text = house.get(path)?.text ?? '';
      return reads.test(text) && inHouse.test(text);
    };
    const reading = files
      .filter((path) => traced.some((suite) => testsOf[suite]?.test(path)))
      .filter((test) =>
        [...closureOf(test)].some(
          (path) => (path === test || !onBehalf.test(path)) && isReading(path),
        ),
      );
    expect(reading.filter((path) => !named.has(path))).toEqual(Object.keys(found));
  });
});
