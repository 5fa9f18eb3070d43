import { describe, expect, test } from 'vitest';
import { brand } from '../brand.ts';

interface Screen {
  meta?: (args: object) => { title?: string }[];
}
const screens: Record<string, Screen> = import.meta.glob(['./*.tsx', '!./*.{test,stories}.tsx'], {
  eager: true,
});

/** What every screen is told; nothing has been loaded yet. */
const told = {
  params: { id: '7' },
  location: { search: '' },
  matches: [{ loaderData: { site: 'https://shop.example' } }],
};

const titleOf = (screen: string, loaderData?: object) =>
  screens[`./${screen}.tsx`]
    ?.meta?.({ ...told, loaderData })
    .find(({ title }) => title !== undefined)?.title;

/** Screens that take the name of the brand alone (specification, section 2). */
const plain = ['product', 'search', 'collection', 'automated', 'listing', 'creator', 'home'];

describe('the title of a page', () => {
  test.each(plain)('is the brand alone for %s', (screen) => {
    expect(titleOf(screen)).toBe(brand.name);
  });

  const named = Object.entries(screens)
    .filter(([, { meta }]) => meta !== undefined)
    .map(([path]) => path.slice(2, -4))
    .filter((screen) => ![...plain, 'content'].includes(screen));

  test.each(named)('is the name of the page and the brand for %s', (screen) => {
    expect(titleOf(screen)).toMatch(new RegExp(`^\\S.* · ${brand.name}$`));
  });

  test('is the name of what is written and the brand for content', () => {
    const about = { id: 43, slug: 'about', title: 'About us', blocks: [] };
    expect(titleOf('content', about)).toBe(`About us · ${brand.name}`);
  });

  test('is set by every screen that shows something', () => {
    const untitled = Object.entries(screens).filter(([, { meta }]) => meta === undefined);
    expect(untitled.map(([path]) => path.slice(2, -4)).toSorted()).toEqual([
      'account',
      'account-index',
      'not-found',
      'server-error',
      'store-information',
    ]);
  });
});
