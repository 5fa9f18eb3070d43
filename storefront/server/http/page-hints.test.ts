import { expect, test } from 'vitest';
import { PageHints } from './page-hints.ts';

const font =
  '<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin="anonymous"/>';
const picture = '<link rel="preload" as="image" href="/media/1.avif?a=1&amp;b=2"/>';
const fontLink = '</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';

test('a page is hinted at with what it needed first when it was rendered last', () => {
  const hints = new PageHints();
  expect(hints.of('/')).toEqual([]);
  hints.note('/', `<head>${font}${picture}<link rel="modulepreload" href="/assets/b.js"/></head>`);
  expect(hints.of('/')).toEqual([fontLink, '</media/1.avif?a=1&b=2>; rel=preload; as=image']);
  hints.note('/', `<head>${font}</head>`);
  expect(hints.of('/')).toEqual([fontLink]);
});

test('a page that is not known is hinted at with the fonts, which all pages share', () => {
  const hints = new PageHints();
  hints.note('/books', font + picture);
  expect(hints.of('/gifts')).toEqual([fontLink]);
  expect(hints.of(null)).toEqual([fontLink]);
});

test('what has no address of its own is left out, and old addresses are forgotten', () => {
  const hints = new PageHints();
  hints.note('/0', `${picture}<link rel="preload" as="image" imagesrcset="/a 1x"/>`);
  expect(hints.of('/0')).toHaveLength(1);
  for (let n = 1; n <= 1_000; n += 1) hints.note(`/${n}`, font);
  expect(hints.of('/0')).toEqual([fontLink]);
});
