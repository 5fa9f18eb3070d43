import { Transform } from 'node:stream';
import { ERROR, REFUSED_MARK } from '@otzar/design-system/components/Form';
import type { EntryContext } from 'react-router';
import { headOf } from './head.server.ts';
import { withAlternates } from './platform/alternates.server.ts';
import { BUILD_META } from './platform/build.ts';
import { configuration } from './platform/configuration.server.ts';
import { writeHead } from './platform/head-tags.ts';
import { installTags } from './platform/install.server.ts';
import { fromText } from './platform/page-text.ts';

/**
 * Puts the styles of the finished shell, and what must run before all else, into the head before the
 * first byte leaves. The scripts that React puts there give way to the text, the fonts and the main
 * picture. A form that is refused is told in the page's title. Where the page is to be had in other languages is said
 * beside its own address.
 */
export function withHead(tags: string, refused: boolean): Transform {
  let head = Buffer.alloc(0);
  let done = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      if (done) return pass(null, chunk);
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('</head>');
      if (end === -1) return pass();
      done = true;
      let start = withAlternates(head.subarray(0, end).toString()).replaceAll(
        '<link rel="modulepreload"',
        '<link rel="modulepreload" fetchpriority="low"',
      );
      if (refused)
        start = start
          .replace('<html ', `<html ${REFUSED_MARK} `)
          .replace('<title>', `<title>${ERROR}`);
      pass(null, Buffer.concat([Buffer.from(start + tags), head.subarray(end)]));
    },
    flush(pass) {
      pass(null, done ? undefined : head);
    },
  });
}

/** What machines alone read of the page that these loaders answered for. */
export function machineTags({ staticHandlerContext: page, manifest }: EntryContext): string {
  const route = page.matches.at(-1)?.route.id ?? '';
  const { search } = page.location;
  const answer: unknown = page.loaderData[route];
  const data = typeof answer === 'string' ? fromText(answer) : answer;
  const status = page.statusCode;
  const about = headOf({ route, data, search, status, site: configuration.site });
  return writeHead([
    { tag: 'meta', attributes: { name: BUILD_META, content: manifest.version } },
    ...installTags,
    ...about,
  ]);
}
