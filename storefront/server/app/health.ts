import { sql } from 'drizzle-orm';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Database } from '../db/database.ts';
import { setting } from '../db/schema.ts';
import { HttpError } from '../kit/http-error.ts';
import type { Shop } from '../kit/shop.ts';

/** Where whoever passes requests on asks whether this process is to get any. */
export const HEALTH_PATH = '/api/health';

/** However often it is asked, a row is written so often at most. */
const WRITES_EVERY_MS = 1_000;

/** A process that is about to end says so before it does. @throws {HttpError} 503 */
export const refuseLeaving =
  (ready: () => boolean = () => true): MiddlewareHandler =>
  (_, next) => {
    if (ready()) return next();
    throw new HttpError(503, 'This shop is closing.', { headers: { 'Retry-After': '5' } });
  };

/** Writes one row over itself: what can only be read, or has no room left, takes no order. */
const writeOne = (db: Database) =>
  db
    .insert(setting)
    .values({ key: 'written_at', value: new Date().toISOString() })
    .onConflictDoUpdate({ target: setting.key, set: { value: sql`excluded.value` } });

/** One row may still fit where an order does not. @throws {HttpError} 503 */
async function requireDiskSpace({ hasDiskSpace }: Shop): Promise<void> {
  if (await (hasDiskSpace?.() ?? true)) return;
  throw new HttpError(503, 'The disk is full.', { headers: { 'Retry-After': '60' } });
}

const proveWritable = async (shop: Shop) => {
  await requireDiskSpace(shop);
  await writeOne(shop.db);
};

/** Answers whether orders can be taken: the database is there, can be written, and has room for them. */
export function serveHealth(api: Hono, shop: Shop): void {
  let last: { at: number; written: Promise<unknown> } | null = null;
  api.get(HEALTH_PATH, async (c) => {
    const at = performance.now();
    if (last === null || at - last.at >= WRITES_EVERY_MS)
      last = { at, written: proveWritable(shop) };
    await last.written;
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
  });
}
