/** Ids, slugs and names of calls are shorter; a link's token is longer than this. */
const LONGEST_SEGMENT = 32;

/** A call as a log may name it: without its query, nor a token that stands in its path. */
export function callName({ method, url }: Pick<Request, 'method' | 'url'>): string {
  const segments = new URL(url).pathname.split('/');
  return `${method} ${segments.map((one) => (one.length > LONGEST_SEGMENT ? '…' : one)).join('/')}`;
}
