import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyHouse, type HouseCopy } from '../generators/house-copy.ts';

/** A file in each room that others need. */
const needed = [
  '.storybook/atlas/states.ts',
  'design-system/foundations/replay/replay.ts',
  'storefront/app/platform/moved.ts',
  'storefront/contract/bag.ts',
  'storefront/demo/catalogue.ts',
  'storefront/domain/totals.ts',
  'storefront/launch/process.mjs',
  'storefront/make/names.mjs',
  'storefront/server/kit/endpoint.ts',
  'tests/runner/tools.mjs',
];
const manifest = 'storefront/domain/package.json';

/** Rooms all files of which are somebody's: by the map of their package, or by a glob of a test. Their exports need not be. */
const isOpen = (path: string) => /^(design-system|storefront\/(contract|domain))\//.test(path);

/** Adds to a file exports, and to its folder a file, that nothing needs. @returns what is to be found of them */
function plantBeside(folder: string, path: string): string[] {
  const file = join(dirname(path), `planted${extname(path)}`);
  const type = path.endsWith('.ts') ? 'export interface Planted {}\n' : '';
  appendFileSync(join(folder, path), `\nexport const planted = 1;\n${type}`);
  writeFileSync(join(folder, file), 'export const planted = 1;\n');
  return [
    `${path} exports planted`,
    ...(type ? [`${path} types Planted`] : []),
    isOpen(path) ? `${file} exports planted` : `${file} files ${file}`,
  ];
}

function plantPackage(folder: string): string {
  const text = readFileSync(join(folder, manifest), 'utf8');
  writeFileSync(
    join(folder, manifest),
    text.replace('"dependencies": {', '$&\n"is-even": "1.0.0",'),
  );
  return `${manifest} dependencies is-even`;
}

type Issue = { file: string } & Record<string, { name: string }[]>;

/** What knip finds (`.knip.jsonc`): the file, the kind and the name of each. */
async function find(house: HouseCopy): Promise<string[]> {
  const said = await house.run(
    'node_modules/knip/bin/knip.js',
    '--reporter=json',
    '--no-exit-code',
  );
  const { issues }: { issues: Issue[] } = JSON.parse(said);
  return issues.flatMap(({ file, owners: _, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, names]) =>
      names.map(({ name }) => `${file} ${kind} ${name}`),
    ),
  );
}

let house: HouseCopy;
beforeAll(() => {
  house = copyHouse();
});
afterAll(() => house.remove());

it('no file, export or package is there that nothing needs, and any that was would be found', async () => {
  const planted = needed.flatMap((path) => plantBeside(house.folder, path));
  planted.push(plantPackage(house.folder));
  expect((await find(house)).toSorted()).toEqual(planted.toSorted());
}, 180_000);
