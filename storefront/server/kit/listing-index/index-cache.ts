import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { REVISION_KEY } from '../../db/revision-cache.ts';
import { setting } from '../../db/schema.ts';
import { logFailure } from '../error-reports.ts';
import type { ListIndex } from './listing-index.ts';
import { loadIndex } from './load-index.ts';

/** How old an answer about the catalogue's state may be. */
const ASK_EVERY_MS = 1_000;
/** While a catalogue is changed without end, each load is followed by a rest so many times as long … */
const REST_FOR_EACH_LOAD = 4;
/** … but by no more than so many of the times between two questions. */
const LONGEST_REST = 20;

interface Kept {
  index: ListIndex;
  /** The revision that was there before it was loaded: a change in between is noticed next time. */
  revision: string;
}

/** Gives the index of the catalogue as it is now, or was a moment ago. */
export type ReadIndex = () => Promise<ListIndex>;

/**
 * Keeps the index of a database: loaded at the first need, once for however many wait. While a new one
 * loads, the old one answers; one that can't be loaded leaves the old one in place and is tried again.
 * @param now milliseconds that only go forward
 */
export function openIndexCache(
  db: Database,
  { askEveryMs = ASK_EVERY_MS, now = () => performance.now() } = {},
): ReadIndex {
  let kept: Kept | null = null;
  let loading: Promise<Kept> | null = null;
  let asking: Promise<void> | null = null;
  let askAgainAt = 0;

  const load = async () => {
    const began = now();
    try {
      const revision = await readRevision(db);
      kept = { revision, index: await loadIndex(db) };
      return kept;
    } finally {
      loading = null;
      const rest = Math.min((now() - began) * REST_FOR_EACH_LOAD, askEveryMs * LONGEST_REST);
      askAgainAt = now() + Math.max(askEveryMs, rest);
    }
  };

  const ask = async () => {
    askAgainAt = now() + askEveryMs;
    const revision = await readRevision(db);
    if (revision === kept?.revision || loading) return;
    loading = load();
    loading.catch((error: unknown) => logFailure('The lists could not be loaded anew', error));
  };

  return async () => {
    if (kept === null) {
      loading ??= load();
      return (await loading).index;
    }
    if (!loading && now() >= askAgainAt) {
      asking ??= ask().finally(() => {
        asking = null;
      });
      await asking;
    }
    return kept.index;
  };
}

async function readRevision(db: Database): Promise<string> {
  const [row] = await db.select().from(setting).where(eq(setting.key, REVISION_KEY));
  return row?.value ?? '';
}
