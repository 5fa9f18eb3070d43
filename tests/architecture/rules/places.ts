import { type Rule, sample } from '../rule.ts';

const atRoot = new Set([
  'tokens',
  'design-system',
  'storefront',
  'tests',
  'package.json',
  'package-lock.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'tsconfig.json',
]);

export const root: Rule = {
  name: 'the root holds the rooms, dotfiles and what tools insist on',
  breaches: (files) =>
    [...new Set(files.map(({ path }) => path.split('/')[0] ?? path))]
      .filter((name) => !name.startsWith('.') && !atRoot.has(name))
      .map((name) => `${name} stands at the root`),
  broken: [[sample('scripts/build.mjs')], [sample('vite.config.ts')]],
};

const partOf = (path: string) =>
  /^design-system\/(?:components|widgets\/[^/]+)\/([^/]+)\//.exec(path);

export const stories: Rule = {
  name: 'every component and widget has a story',
  breaches: (files) => {
    const paths = new Set(files.map(({ path }) => path));
    const parts = new Map(
      files.flatMap(({ path }) => {
        const [folder, name] = partOf(path) ?? [];
        return folder && name ? [[folder, name] as const] : [];
      }),
    );
    return [...parts]
      .filter(([folder, name]) => !paths.has(`${folder}${name}.stories.tsx`))
      .map(([folder]) => `${folder} has no story`);
  },
  broken: [[sample('design-system/components/Button/Button.tsx')]],
};

const argued = /guide: \{\s*use:\s*['"`][\s\S]*?instead:\s*['"`][\s\S]*?access:\s*['"`]/;

export const guides: Rule = {
  name: 'every story file argues: when to use it, what instead, what it needs to be accessible',
  breaches: (files) =>
    files
      .filter(({ path, text }) => path.endsWith('.stories.tsx') && !argued.test(text))
      .map(({ path }) => `${path} has no guide with use, instead and access`),
  broken: [
    [sample('design-system/components/A/A.stories.tsx', `const meta = { parameters: {} }`)],
    [
      sample(
        'design-system/components/A/A.stories.tsx',
        `const meta = { parameters: { guide: { use: 'Always.' } } }`,
      ),
    ],
  ],
};

const vague = /(?:^|\/)(?:utils?|helpers?|common|misc|shared|lib)(?:\/|\.tsx?$|\.mjs$)/;

export const names: Rule = {
  name: 'files and folders are named by their subject',
  breaches: (files) =>
    files.filter(({ path }) => vague.test(path)).map(({ path }) => `${path} could hold anything`),
  broken: [[sample('storefront/app/utils.ts')], [sample('design-system/common/index.ts')]],
};

/** What features of the server may be called besides: the orders, cards and returns of the contract share it. */
const shared = new Set(['payments']);

const folderIn = (parent: string) => (path: string) =>
  path.startsWith(`${parent}/`) && path.slice(parent.length + 1).includes('/')
    ? path.slice(parent.length + 1).split('/')[0]
    : undefined;

const moduleIn = (parent: string) => (path: string) =>
  new RegExp(`^${parent}/([\\w-]+)\\.ts$`).exec(path)?.[1];

export const oneName: Rule = {
  name: 'a feature has one name in every room',
  breaches: (files) => {
    const found = (nameOf: (path: string) => string | undefined) =>
      new Set(files.flatMap(({ path }) => nameOf(path) ?? []));
    const known = new Set([
      ...found(moduleIn('storefront/contract')),
      ...found(moduleIn('storefront/domain')),
    ]);
    const nameless = (room: string, allowed = new Set<string>()) =>
      [...found(folderIn(room))]
        .filter((name) => !known.has(name) && !allowed.has(name))
        .map((name) => `${room}/${name} is named neither in the contract nor in the domain`);
    return [
      ...nameless('storefront/app/features'),
      ...nameless('storefront/server/features', shared),
    ];
  },
  broken: [
    [sample('storefront/contract/bag.ts'), sample('storefront/app/features/basket/atoms.ts')],
    [sample('storefront/contract/bag.ts'), sample('storefront/server/features/cart/route.ts')],
  ],
};
