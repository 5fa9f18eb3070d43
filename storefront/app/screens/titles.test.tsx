import { readHomeExamples } from '@otzar/contract/home.examples';
import { readListingExamples } from '@otzar/contract/listing.examples';
import { readProductExamples } from '@otzar/contract/product.examples';
import { describe, expect, test } from 'vitest';
import { brand } from '../brand.ts';
import { textOf } from '../platform/page-text.ts';

interface Screen {
  meta?: (args: object) => { title?: string }[];
}
const modules: Record<string, Screen> = import.meta.glob(
  ['./*/[a-z]*.tsx', '!./*/*.{test,stories}.tsx', '!./*/use*.tsx'],
  { eager: true },
);
/** The routes by their names, such as `bag`. */
const screens: Record<string, Screen> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/')[2]?.slice(0, -4), module]),
);

/** What every screen is told, whether anything has been loaded or not. */
const told = {
  params: { id: '7' },
  location: { search: '' },
  matches: [{ loaderData: { site: 'https://shop.example' } }],
};

const titleOf = (screen: string, loaderData?: object | string) =>
  screens[screen]?.meta?.({ ...told, loaderData }).find(({ title }) => title !== undefined)?.title;

const listing = textOf(readListingExamples.default);

/** Screens that take the name of the brand alone (specification, section 2), and what they have loaded. */
const plain: Record<string, object | string> = {
  product: textOf(readProductExamples.default),
  search: { listing, words: 'river' },
  collection: listing,
  automated: listing,
  listing,
  home: textOf(readHomeExamples.default),
};

describe('the title of a page', () => {
  test.each(Object.entries(plain))('is the brand alone for %s', (screen, loaded) => {
    expect(titleOf(screen, loaded)).toBe(brand.name);
    expect(titleOf(screen)).toBe(brand.name);
  });

  const named = Object.entries(screens)
    .filter(([, { meta }]) => meta !== undefined)
    .map(([screen]) => screen)
    .filter((screen) => ![...Object.keys(plain), 'content', 'creator'].includes(screen));

  test.each(named)('is the name of the page and the brand for %s', (screen) => {
    expect(titleOf(screen)).toMatch(new RegExp(`^\\S.* · ${brand.name}$`));
  });

  test('is the name of what is written and the brand for content', () => {
    const about = { id: 43, slug: 'about', title: 'About us', blocks: [] };
    expect(titleOf('content', about)).toBe(`About us · ${brand.name}`);
  });

  test('is that of a creator and the brand for theirs', () => {
    expect(
      titleOf('creator', textOf({ ...readListingExamples.default, title: 'Ada Lindqvist' })),
    ).toBe(`Ada Lindqvist · ${brand.name}`);
  });

  test('is set by every screen that shows something', () => {
    const untitled = Object.keys(screens).filter((screen) => titleOf(screen) === undefined);
    expect(untitled.toSorted()).toEqual([
      'account',
      'account-index',
      'not-found',
      'server-error',
      'store-information',
    ]);
  });
});
