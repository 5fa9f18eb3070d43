import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** How many addresses are remembered. */
const MOST_ADDRESSES = 1_000;
const PRELOAD = /<link\s[^>]*rel="preload"[^>]*>/gi;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** A `<link rel="preload">` as the header says it; null for what has no address of its own. */
function linkOf(tag: string): { as: string; link: string } | null {
  const [href, as] = [attribute(tag, 'href'), attribute(tag, 'as')];
  if (!href || !as) return null;
  const type = attribute(tag, 'type');
  const more = [type && `type="${type}"`, /\scrossorigin/i.test(tag) && 'crossorigin'];
  return { as, link: [`<${href}>`, 'rel=preload', `as=${as}`, ...more.filter(Boolean)].join('; ') };
}

/** What a page says in its head that it needs first: fonts, and its first picture. */
const linksIn = (html: string) => [...html.matchAll(PRELOAD)].flatMap(([tag]) => linkOf(tag) ?? []);

/** What pages needed first when they were rendered last, for hints that travel while they are rendered again. */
export class PageHints {
  readonly #links = new Map<string, string[]>();
  #fonts: string[] = [];

  /** Notes what a page needs first. */
  note(address: string, html: string): void {
    const links = linksIn(html);
    this.#fonts = links.filter(({ as }) => as === 'font').map(({ link }) => link);
    this.#links.delete(address);
    this.#links.set(
      address,
      links.map(({ link }) => link),
    );
    const [oldest] = this.#links.keys();
    if (this.#links.size > MOST_ADDRESSES && oldest !== undefined) this.#links.delete(oldest);
  }

  /** @param address null for a page of which nothing is known: all pages have the same fonts */
  of(address: string | null): string[] {
    return (address === null ? undefined : this.#links.get(address)) ?? this.#fonts;
  }
}

/** Whether early hints reach whoever asks: over HTTP/1.1 there are clients that take them for the answer. */
export const understandsHints = (c: Context): boolean =>
  ((c.env as Partial<HttpBindings> | undefined)?.incoming?.httpVersionMajor ?? 1) > 1;
