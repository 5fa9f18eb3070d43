import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeHead } from './head-tags.ts';

test('no words get out of their tag', () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      const html = writeHead([
        { tag: 'meta', attributes: { name: 'description', content: words } },
        { tag: 'data', data: { '@type': 'Product', name: words } },
      ]);
      const page = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
      expect(page.head.children).toHaveLength(2);
      expect(page.querySelector('meta')?.getAttribute('content')).toBe(
        words.replaceAll('\0', '\u{FFFD}'),
      );
      expect(JSON.parse(page.querySelector('script')?.textContent ?? '').name).toBe(words);
    }),
  );
  const html = writeHead([{ tag: 'data', data: { name: '</script><script>alert(1)</script>' } }]);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
