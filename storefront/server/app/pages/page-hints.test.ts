import { expect, test } from 'vitest';
import { fontHints } from './page-hints.ts';

test('a hint names a face as a browser asks for it, so that it is fetched once', () => {
  expect(fontHints(['/assets/a.woff2'])).toEqual([
    '</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  ]);
});
