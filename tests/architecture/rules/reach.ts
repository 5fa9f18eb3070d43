import ts from 'typescript';
import { type HouseFile, isProof } from '../house.ts';
import { type Rule, sample } from '../rule.ts';
import { importsOf, nodesOf, parse } from '../source.ts';

const inBrowser = (path: string) =>
  (path.startsWith('storefront/app/') || path.startsWith('design-system/')) && !isProof(path);

const outsidePlatform = ({ path }: HouseFile) =>
  inBrowser(path) && !path.startsWith('storefront/app/platform/');

const guardedPackage = /^(axios|@sentry\/.*)$/;
const guardedGlobals = new Set(['localStorage', 'sessionStorage', 'BroadcastChannel']);

const globalsNamed = (file: HouseFile) =>
  [...nodesOf(parse(file))]
    .filter(ts.isIdentifier)
    .map(({ text }) => text)
    .filter((text) => guardedGlobals.has(text));

export const platform: Rule = {
  name: 'only app/platform talks to axios, Sentry, browser storage and other tabs',
  breaches: (files) =>
    files.filter(outsidePlatform).flatMap((file) => [
      ...importsOf(file)
        .filter(({ specifier }) => guardedPackage.test(specifier))
        .map(({ specifier }) => `${file.path} imports ${specifier}`),
      ...globalsNamed(file).map((name) => `${file.path} uses ${name}`),
    ]),
  broken: [
    [sample('storefront/app/features/bag/useBag.ts', `import axios from 'axios'`)],
    [sample('storefront/app/root.tsx', `const late = import('@sentry/react')`)],
    [sample('design-system/widgets/A/A.tsx', `window.localStorage.clear()`)],
    [sample('storefront/app/shell/Tabs.tsx', `new BroadcastChannel('otzar')`)],
  ],
};

export const browserTools: Rule = {
  name: 'only tests/ imports Playwright',
  breaches: (files) =>
    files
      .filter(({ path }) => !path.startsWith('tests/'))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ specifier }) => /playwright/.test(specifier))
          .map(({ specifier }) => `${file.path} imports ${specifier}`),
      ),
  broken: [[sample('storefront/app/root.tsx', `import { test } from '@playwright/test'`)]],
};

const featureOf = (path: string) => /^storefront\/app\/features\/([^/]+)\//.exec(path)?.[1];

export const features: Rule = {
  name: 'no feature imports another',
  breaches: (files) =>
    files.flatMap((file) => {
      const own = featureOf(file.path);
      if (!own || isProof(file.path)) return [];
      return importsOf(file)
        .filter(({ target }) => (featureOf(target) ?? own) !== own)
        .map(({ specifier }) => `${file.path} imports ${specifier}`);
    }),
  broken: [
    [sample('storefront/app/features/bag/useBag.ts', `import { a } from '../checkout/atoms.ts'`)],
  ],
};
