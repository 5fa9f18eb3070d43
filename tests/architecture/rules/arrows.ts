import { type HouseFile, isProof, type Room, roomOf } from '../house.ts';
import { type Rule, sample } from '../rule.ts';
import { importsOf } from '../source.ts';

/** What a room may import besides itself (storefront/README.md). Rooms that are not listed may import anything. */
const allowed: Partial<Record<Room, Room[]>> = {
  tokens: [],
  'design-system': ['tokens'],
  'storefront/contract': [],
  'storefront/domain': ['storefront/contract'],
  'storefront/app': ['tokens', 'design-system', 'storefront/domain', 'storefront/contract'],
  'storefront/server': ['storefront/domain', 'storefront/contract'],
  'storefront/demo': ['storefront/server', 'storefront/domain', 'storefront/contract'],
};

/** What tests and stories of any room may reach besides: the shared frame, mocks, examples and the demo. */
const forProof: Room[] = [
  'tests',
  '.storybook',
  'storefront/contract',
  'storefront/demo',
  'tokens',
];

/** How code names the built shop, in one string or in parts. */
const builtShop = /app\/build|'app', 'build'/;

function mayImport(file: HouseFile, from: Room, target: string): boolean {
  const to = roomOf(target);
  const reach = allowed[from];
  if (to === undefined || to === from || reach === undefined || reach.includes(to)) return true;
  return isProof(file.path) && forProof.includes(to);
}

export const arrows: Rule = {
  name: 'rooms import only what stands before them',
  breaches: (files) =>
    files.flatMap((file) => {
      const from = roomOf(file.path);
      if (!from) return [];
      return importsOf(file)
        .filter(({ target }) => !mayImport(file, from, target))
        .map(({ specifier }) => `${file.path} imports ${specifier}, which ${from} may not`);
    }),
  broken: [
    [sample('tokens/color.ts', `import { Button } from '@otzar/design-system/components/Button'`)],
    [
      sample(
        'design-system/components/A/A.tsx',
        `import type { BagLine } from '@otzar/contract/bag'`,
      ),
    ],
    [sample('storefront/contract/bag.ts', `export * from '../domain/bag.ts'`)],
    [sample('storefront/domain/bag.ts', `const late = () => import('../server/bag/route.ts')`)],
    [sample('storefront/app/root.tsx', `import { db } from '../server/db/open.ts'`)],
    [sample('storefront/server/app/main.ts', `import { paths } from '../../app/paths.ts'`)],
  ],
};

/** What says in which language somebody is answered: no shape of what travels. */
const languages = 'storefront/contract/language';

export const contractTypes: Rule = {
  name: 'the domain takes types alone from the contract',
  breaches: (files) =>
    files
      .filter(({ path }) => path.startsWith('storefront/domain/') && !isProof(path))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target, typeOnly }) => target !== languages && !typeOnly)
          .filter(({ target }) => roomOf(target) === 'storefront/contract')
          .map(({ specifier }) => `${file.path} imports values of ${specifier}`),
      ),
  broken: [[sample('storefront/domain/bag.ts', `import { BagLine } from '@otzar/contract/bag'`)]],
};

export const builtShopOnce: Rule = {
  name: 'the server opens the built shop in one place',
  breaches: (files) => {
    const openers = files.filter(
      ({ path, text }) =>
        path.startsWith('storefront/server/') && !isProof(path) && builtShop.test(text),
    );
    return openers.length > 1 ? openers.map(({ path }) => `${path} names the built shop`) : [];
  },
  broken: [
    [
      sample('storefront/server/app/open.ts', `const folder = join(root, 'app', 'build')`),
      sample('storefront/server/http/files.ts', `const folder = 'storefront/app/build'`),
    ],
  ],
};
