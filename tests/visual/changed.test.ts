import { describe, expect, it } from 'vitest';
import { storiesReaching } from './changed.mjs';

const story = (importPath: string) => ({ id: importPath, title: importPath, importPath });
const button = story('./design-system/components/Button/Button.stories.tsx');
const bagLine = story('./design-system/widgets/bag/BagLine/BagLine.stories.tsx');
const tokens = story('./.storybook/tokens/Tokens.stories.tsx');
const home = story('./storefront/app/screens/home/home.stories.tsx');
const bag = story('./storefront/app/screens/bag/bag.stories.tsx');
const stories = [button, bagLine, tokens, home, bag];

const importers = new Map([
  [button.importPath, ['/virtual:/stories.js']],
  ['./.storybook/preview.tsx', ['/virtual:/stories.js']],
  ['./.storybook/mock-api.ts', ['./.storybook/preview.tsx']],
  ['./.storybook/preview.css', ['./.storybook/preview.tsx']],
  ['./design-system/components/Price/Price.tsx', ['./design-system/components/Price/index.ts']],
  [
    './design-system/components/Price/index.ts',
    ['./design-system/widgets/bag/BagLine/BagLine.tsx', './storefront/app/screens/home/home.tsx'],
  ],
  ['./design-system/widgets/bag/BagLine/BagLine.tsx', [bagLine.importPath]],
  ['./storefront/app/screens/home/home.tsx', [home.importPath]],
  ['./.storybook/tokens/Tokens.tsx', [tokens.importPath]],
  ['./storefront/domain/totals.ts', ['./storefront/app/screens/bag/bag.tsx']],
  ['./storefront/app/screens/bag/bag.tsx', [bag.importPath]],
  ['./storefront/app/mocks/handlers.ts', ['./.storybook/mock-api.ts']],
  [
    './storefront/contract/bag.examples.ts',
    ['./storefront/app/mocks/handlers.ts', bagLine.importPath],
  ],
  ['./storefront/contract/home.examples.ts', ['./storefront/app/mocks/handlers.ts']],
]);

const all = stories;
const calling = [home, bag];

describe('the stories that a change can reach', () => {
  it.each<[string, string, typeof stories]>([
    ['a story', 'design-system/widgets/bag/BagLine/BagLine.stories.tsx', [bagLine]],
    [
      'a component, through whatever uses it, and through who is told to use a token',
      'design-system/components/Price/Price.tsx',
      [bagLine, tokens, home],
    ],
    ['a rule', 'storefront/domain/totals.ts', [bag]],
    [
      'an answer, which any story that makes calls may get',
      'storefront/contract/home.examples.ts',
      calling,
    ],
    [
      'a fixture that a story takes by itself, too',
      'storefront/contract/bag.examples.ts',
      [bagLine, home, bag],
    ],
    ['what answers the calls', 'storefront/app/mocks/handlers.ts', [tokens, ...calling]],
    ['the preview’s own styles', '.storybook/preview.css', all],
    ['the workshop’s configuration', '.storybook/main.ts', all],
    ['which pictures are taken', '.storybook/pictures.mjs', all],
    ['what a package of ours gives', 'design-system/package.json', all],
    ['what a plugin of it reads with', '.storybook/tokens/users.ts', all],
    ['the compiler’s settings', 'tsconfig.json', all],
    ['how things are built', 'storefront/launch/build.mjs', all],
    ['a token', 'tokens/color.tokens.json', all],
    ['a font', 'design-system/foundations/fonts/heebo.woff2', all],
    ['a static picture', 'storefront/app/public/store/hero.webp', all],
    ['how the browser is started', 'tests/runner/browser.mjs', all],
    ['how a story is looked at', 'tests/accessibility/audits.mjs', all],
    ['a package', 'package-lock.json', all],
    ['the server', 'storefront/server/app/main.ts', []],
    ['a test', 'tokens/contrast.test.ts', []],
    ['a test of a component', 'design-system/components/Price/Price.test.tsx', []],
    ['a test of the fonts', 'design-system/foundations/fonts/subset.test.ts', []],
    ['words for people', 'tokens/README.md', []],
  ])('are those of %s', (_, path, reached) => {
    expect(storiesReaching(stories, [path], importers)).toEqual(reached);
  });

  it('are those whose kept picture was changed', () => {
    const kept = { ...bag, id: 'screens-bag--guest' };
    const path = 'tests/visual/baselines/screens-bag--guest.dark.webp';
    expect(storiesReaching([kept, home], [path], importers)).toEqual([kept]);
  });

  it('are those of every change together, each once', () => {
    const changed = ['storefront/domain/totals.ts', 'storefront/app/screens/bag/bag.tsx'];
    expect(storiesReaching(stories, changed, importers)).toEqual([tokens, bag]);
  });
});
