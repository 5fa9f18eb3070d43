import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { compressed, compressedBest, type Encoding, unpacked } from '../../kit/compression.ts';
import { IdleWork } from './idle-work.ts';

const idleWork = new IdleWork();

/**
 * A finished page. Only its compressed bytes are held, a sixth of the others: nearly everybody takes them, and whoever does
 * not gets them unpacked.
 */
export class FinishedPage {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly etag: string;
  /** Bytes that the page takes in memory, about: in brotli, and where somebody asks in gzip. */
  readonly size: number;
  readonly #idleWork: Pick<IdleWork, 'add'>;
  #packed: Buffer;
  #gzip: Promise<Buffer> | undefined;
  #asked = 0;

  private constructor(
    status: number,
    headers: Record<string, string>,
    etag: string,
    packed: Buffer,
    work: Pick<IdleWork, 'add'>,
  ) {
    this.status = status;
    this.headers = headers;
    this.etag = etag;
    this.size = 2 * packed.length;
    this.#packed = packed;
    this.#idleWork = work;
  }

  /** @param work what compresses it once more, and better, when there is time */
  static async of(
    status: number,
    headers: Record<string, string>,
    body: Buffer,
    work: Pick<IdleWork, 'add'> = idleWork,
  ): Promise<FinishedPage> {
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    return new FinishedPage(status, headers, etag, await compressed(body, 'br'), work);
  }

  /** Whether another says the same, headers and all. */
  isAlike({ status, etag, headers }: FinishedPage): boolean {
    return status === this.status && etag === this.etag && isDeepStrictEqual(headers, this.headers);
  }

  bytes(encoding: Encoding | null): Promise<Buffer> | Buffer {
    if (encoding === null) return unpacked(this.#packed);
    if (encoding === 'gzip') {
      this.#gzip ??= unpacked(this.#packed).then((body) => compressed(body, 'gzip'));
      return this.#gzip;
    }
    this.#asked += 1;
    if (this.#asked === 2) this.#improve();
    return this.#packed;
  }

  /** A page that is asked for again is asked for often: it is worth more work than one visitor would wait for. */
  #improve(): void {
    this.#idleWork.add(async () => {
      this.#packed = await compressedBest(await unpacked(this.#packed));
    });
  }
}

interface Entry {
  page: FinishedPage;
  madeAt: number;
}

/** How long a page counts as new, and how long it may still be shown while a newer one is made. */
const FRESH_MS = 5_000;
const STALE_MS = 60_000;
/** Of about 400 pages. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Pages that are the same for everyone, kept for a moment. It is only a cache: what it holds is
 * short-lived, so that two processes beside each other stay one shop.
 */
export class PageCache {
  readonly #make: (address: string) => Promise<FinishedPage>;
  readonly #now: () => number;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }) => page.size,
  });
  /** One render at a time for each address, however many wait for it. */
  readonly #making = new Map<string, Promise<FinishedPage>>();

  constructor(make: (address: string) => Promise<FinishedPage>, now: () => number = Date.now) {
    this.#make = make;
    this.#now = now;
  }

  /** The page at an address: from memory, or made now. */
  async get(address: string): Promise<FinishedPage> {
    const entry = this.#entries.get(address);
    const age = entry ? this.#now() - entry.madeAt : Number.POSITIVE_INFINITY;
    const limit = entry?.page.status === 200 ? STALE_MS : FRESH_MS;
    if (entry === undefined || age > limit) return this.#renew(address);
    // A failed renewal is logged where it is made; the page at hand still serves.
    if (age > FRESH_MS) this.#renew(address).catch(() => undefined);
    return entry.page;
  }

  #renew(address: string): Promise<FinishedPage> {
    const running = this.#making.get(address);
    if (running !== undefined) return running;
    const making = this.#make(address)
      .then((page) => this.#keep(address, page))
      .finally(() => this.#making.delete(address));
    this.#making.set(address, making);
    return making;
  }

  /** @returns the page to answer with: one that says the same as before stays the one at hand, compressed as it is */
  #keep(address: string, made: FinishedPage): FinishedPage {
    const before = this.#entries.get(address)?.page;
    this.#entries.delete(address);
    if (made.status >= 500) return made;
    const page = before?.isAlike(made) ? before : made;
    this.#entries.set(address, { page, madeAt: this.#now() });
    return page;
  }
}
