import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import { storiesReaching } from './changed.mjs';

/** @typedef {import('../../.storybook/pictures.mjs').IndexedStory} IndexedStory */

/** Files of most kinds, and of which stories' files a change must reach some, and none. */
const kinds = [
  {
    kind: 'a story',
    path: 'design-system/widgets/bag/BagLine/BagLine.stories.tsx',
    reached: ['design-system/widgets/bag/BagLine/BagLine'],
    left: ['design-system/components/Button/Button', 'storefront/app/screens/bag/bag'],
  },
  {
    kind: 'a component',
    path: 'design-system/components/Price/Price.tsx',
    reached: ['design-system/widgets/bag/BagLine/BagLine', 'storefront/app/screens/bag/bag'],
    left: ['design-system/components/Spinner/Spinner'],
  },
  {
    kind: 'a widget',
    path: 'design-system/widgets/bag/BagLine/BagLine.tsx',
    reached: ['design-system/widgets/bag/BagLine/BagLine', 'storefront/app/screens/bag/bag'],
    left: ['design-system/components/Price/Price'],
  },
  {
    kind: 'a guide',
    path: 'design-system/components/Amount/Amount.guide.tsx',
    reached: ['design-system/components/Amount/Amount'],
    left: ['storefront/app/screens/bag/bag'],
  },
  {
    kind: 'a screen',
    path: 'storefront/app/screens/bag/bag.tsx',
    reached: ['storefront/app/screens/bag/bag'],
    left: ['storefront/app/screens/product/product', 'design-system/widgets/bag/BagLine/BagLine'],
  },
  {
    kind: 'a rule',
    path: 'storefront/domain/totals.ts',
    reached: ['storefront/app/screens/bag/bag', 'storefront/app/screens/checkout/checkout'],
    left: ['design-system/components/Button/Button'],
  },
  {
    kind: 'an answer',
    path: 'storefront/contract/home.examples.ts',
    reached: ['storefront/app/screens/home/home', 'storefront/app/screens/bag/bag'],
    left: ['design-system/components/Button/Button'],
  },
  {
    kind: 'what answers',
    path: 'storefront/app/mocks/handlers.ts',
    reached: ['storefront/app/screens/home/home', 'storefront/app/screens/bag/bag'],
    left: ['design-system/components/Button/Button'],
  },
  {
    kind: 'a situation',
    path: 'storefront/app/mocks/scenarios.ts',
    reached: ['storefront/app/screens/bag/bag'],
    left: ['design-system/components/Button/Button'],
  },
  {
    kind: 'a page of the workshop',
    path: '.storybook/tokens/Colours.tsx',
    reached: ['.storybook/tokens/Tokens'],
    left: ['design-system/components/Button/Button'],
  },
  {
    kind: 'what all stories are shown in',
    path: '.storybook/preview.css',
    reached: ['design-system/components/Button/Button', 'storefront/app/screens/bag/bag'],
    left: [],
  },
];

/** The file of the component that a stories file shows, if that is called like it. */
const shownBy = ({ importPath }) => importPath.replace(/^\.\/(.+)\.stories\.tsx$/, '$1.tsx');
const isComponent = (path) =>
  /^design-system\/(components|widgets\/\w+)\/(\w+)\/\2\.tsx$/.test(path) &&
  existsSync(join(root, path));

/**
 * Proves on the workshop as it is built that by the bundler's own graph a change reaches the stories that show it, and no
 * others.
 * @param {IndexedStory[]} stories
 * @param {import('./changed.mjs').Importers} importers
 * @returns {{ proofs: number, broken: string[] }} a sentence for each proof that failed
 */
export function proveTheGraph(stories, importers) {
  const reach = (path) =>
    new Set(storiesReaching(stories, [path], importers).map(({ importPath }) => importPath));
  const file = (name) => `./${name}.stories.tsx`;
  const broken = [];
  for (const { kind, path, reached, left } of kinds) {
    const found = reach(path);
    for (const name of reached)
      if (!found.has(file(name)))
        broken.push(`A change of ${kind}, ${path}, would leave out ${file(name)}.`);
    for (const name of left)
      if (found.has(file(name)))
        broken.push(`A change of ${kind}, ${path}, would take ${file(name)} for nothing.`);
  }
  const shown = new Map(stories.map((story) => [shownBy(story), story.importPath]));
  const components = [...shown].filter(([path]) => isComponent(path));
  for (const [path, importPath] of components)
    if (!reach(path).has(importPath))
      broken.push(`A change of ${path} would leave out ${importPath}.`);
  return { proofs: kinds.length + components.length, broken };
}
