import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import type { Proof } from '../architecture/specification.ts';
import { runScript } from '../runner/child.mjs';

/** What a proof says of the tree as it stands. */
export type Verdict = 'red' | 'green' | 'not run';

/** A kind of test: which files are of it, how it is run, and whether the shop is built before. */
interface Kind {
  of: RegExp;
  config: string;
  project: string;
  built?: boolean;
}

/** The first that fits counts; they stand from the quickest to the slowest. */
const kinds: Kind[] = [
  {
    of: /^(tokens|design-system|\.storybook|storefront\/(contract|domain|app)|tests\/(runner|visual))\/.*\.test\.ts$/,
    config: 'vitest.config.ts',
    project: 'unit',
  },
  { of: /^tests\/architecture\//, config: 'vitest.config.ts', project: 'architecture' },
  { of: /\.test\.tsx$/, config: 'vitest.config.ts', project: 'dom' },
  { of: /^tests\/(contract|model)\//, config: 'vitest.config.ts', project: 'contract' },
  {
    of: /^(storefront\/server|tests\/security)\//,
    config: 'vitest.config.ts',
    project: 'server',
  },
  { of: /\.stories\.tsx$/, config: 'stories.config.ts', project: 'stories' },
  { of: /^tests\/journeys\//, config: 'playwright.config.ts', project: 'journeys', built: true },
  {
    of: /^tests\/accessibility\//,
    config: 'playwright.config.ts',
    project: 'accessibility',
    built: true,
  },
  { of: /^tests\/performance\//, config: 'vitest.config.ts', project: 'budget', built: true },
];

const kindOf = ({ path }: Proof): number => {
  const place = kinds.findIndex(({ of }) => of.test(path));
  if (place < 0) throw new Error(`No suite runs ${path}.`);
  return place;
};

/** The proofs of a statement, the quickest first. */
export const quickestFirst = (proofs: Proof[]): Proof[] =>
  [...proofs].sort((a, b) => kindOf(a) - kindOf(b));

/** Finds the tests of a title that may have values put into it. */
const patternOf = (title: string): string =>
  title
    .split(/\$\{[^}]*\}|\$\w+|%[sdijo]/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('.*')
    .replaceAll(' › ', ' ');

interface VitestReport {
  numTotalTests: number;
  testResults: {
    status: string;
    assertionResults: { title: string; status: string }[];
  }[];
}

const report = join(root, '.cache/tests/mutant.json');

function readReport<Shape>(): Shape | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

async function runVitest({ config, project }: Kind, { path, name }: Proof): Promise<Verdict> {
  const story = project === 'stories';
  // What stands in `tests/contract` beside the test files is put together by them.
  const file = path.endsWith('.test.ts') || !path.startsWith('tests/contract/') ? [path] : [];
  await runScript([
    'node_modules/vitest/vitest.mjs',
    'run',
    `--config=tests/${config}`,
    `--project=${project}`,
    '--reporter=json',
    `--outputFile=${report}`,
    ...(story ? [] : ['--testNamePattern', patternOf(name)]),
    ...(project === 'contract' && file.length === 0 ? ['tests/contract'] : file),
  ]);
  const said = readReport<VitestReport>();
  if (!said) return 'not run';
  const ran = said.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => !story || letters(title) === letters(name))
    .filter(({ status }) => status === 'passed' || status === 'failed');
  if (ran.some(({ status }) => status === 'failed')) return 'red';
  // A file that cannot be read shows nothing; what stands before a test may see the break, and leaves it not run.
  const failed = said.testResults.filter(({ status }) => status === 'failed');
  if (failed.some(({ assertionResults }) => assertionResults.length === 0)) return 'not run';
  if (failed.length > 0 && (!story || ran.length === 0)) return 'red';
  return ran.length > 0 ? 'green' : 'not run';
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

async function runPlaywright({ config, project }: Kind, { path, name }: Proof): Promise<Verdict> {
  await runScript(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      `--config=tests/${config}`,
      `--project=${project}`,
      '--reporter=json',
      '--grep',
      patternOf(name),
      path,
    ],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  const stats = readReport<PlaywrightReport>()?.stats;
  if (!stats) return 'not run';
  if (stats.unexpected + stats.flaky > 0) return 'red';
  return stats.expected > 0 ? 'green' : 'not run';
}

/** Builds what is stale, in a process of its own: each builds a step once, whatever changes afterwards. */
async function buildsAnew(steps: string[]): Promise<boolean> {
  const { code } = await runScript([
    '--input-type=module',
    '--eval',
    `import { build } from './storefront/launch/build.mjs';
    for (const step of ${JSON.stringify(steps)}) await build(step);`,
  ]);
  return code === 0;
}

/** Runs one proof on the tree as it stands. */
export async function prove(proof: Proof): Promise<Verdict> {
  const kind = kinds[kindOf(proof)];
  if (!kind) return 'not run';
  mkdirSync(join(root, '.cache/tests'), { recursive: true });
  rmSync(report, { force: true });
  if (!(await buildsAnew(kind.built ? ['compress', 'server'] : ['tokens']))) return 'not run';
  return kind.config === 'playwright.config.ts'
    ? runPlaywright(kind, proof)
    : runVitest(kind, proof);
}
