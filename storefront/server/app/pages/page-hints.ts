import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * What tells a browser of the faces that every page sets its text in, before the page is rendered. Its pictures are offered
 * in several widths, of which no browser chooses by a hint (`storefront/decisions/002-first-paint.md`).
 */
export const fontHints = (urls: readonly string[]): string[] =>
  urls.map((url) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`);

/** Whether early hints reach whoever asks: over HTTP/1.1 there are clients that take them for the answer. */
export const understandsHints = (c: Context): boolean =>
  ((c.env as Partial<HttpBindings> | undefined)?.incoming?.httpVersionMajor ?? 1) > 1;
