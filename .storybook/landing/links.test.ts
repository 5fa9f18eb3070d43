import { readFileSync } from 'node:fs';
import { sanitize } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { declaredByAll } from '../atlas/declared.ts';

const page = readFileSync(new URL('StartHere.mdx', import.meta.url), 'utf8');
/** Pages of the workshop itself, beside those of the stories of components, widgets and screens. */
const ownPages = ['tokens--colour', 'screens-state-atlas--docs', 'foundations-writing--docs'];

it('leads only to pages that are there', () => {
  const known = [...ownPages, ...declaredByAll().map(({ title }) => `${sanitize(title)}--docs`)];
  const led = [...page.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id]) => id);
  expect(led.length).toBeGreaterThan(4);
  expect(led.filter((id = '') => !known.includes(id))).toEqual([]);
});
