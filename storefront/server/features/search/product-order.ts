import { PostingsCache } from './postings-cache.ts';

/** All products, the most popular first. */
export interface ProductOrder {
  /** Drawn at random with each order, so that one of another database is never taken for it. */
  revision: string;
  /** The id at each position. */
  ids: Int32Array;
  /** The position of each id, and -1 where there is no such product. */
  positions: Int32Array;
  /** Lists of words whose places are those of this order. */
  kept: PostingsCache;
}

const BYTES_OF_ID = Int32Array.BYTES_PER_ELEMENT;

export const orderAsBytes = (ids: number[]): Buffer => Buffer.from(Int32Array.from(ids).buffer);

function orderOf(revision: string, bytes: Buffer): ProductOrder {
  // A row's bytes may lie anywhere in memory, and numbers of four bytes may not.
  const ids = new Int32Array(Uint8Array.from(bytes).buffer, 0, bytes.length / BYTES_OF_ID);
  const highest = ids.reduce((high, id) => Math.max(high, id), 0);
  const positions = new Int32Array(highest + 1).fill(-1);
  for (const [position, id] of ids.entries()) positions[id] = position;
  return { revision, ids, positions, kept: new PostingsCache() };
}

/** Of a catalogue without words. */
export const NO_ORDER = orderOf('', Buffer.alloc(0));

let last = NO_ORDER;

/** The order that was read last, which need not be read again while its revision is that of the words. */
export const lastOrder = (): ProductOrder => last;

/** Takes an order as it was read beside the words, for those who ask next. */
export function takeOrder(revision: string, bytes: Buffer): ProductOrder {
  // Of several who asked at once each brings it.
  if (revision !== last.revision) last = orderOf(revision, bytes);
  return last;
}
