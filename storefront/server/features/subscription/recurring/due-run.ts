import { dropLease, takeLease } from '../../../db/lease.ts';
import type { Shop } from '../../../kit/shop.ts';
import type { Outcome } from './day.ts';
import { dueIds } from './due.ts';
import { voidLeft } from './hold.ts';
import { sendChargeNotices } from './notice.ts';
import { runDue } from './run.ts';

const LEASE = 'recurring';
/** A slow bank takes seconds; a process that died keeps the others waiting no longer than this. */
const LEASE_SECONDS = 90;
const AT_ONCE = 20;

/** Whose round it is, and whether it is to end early. */
export interface RunContext {
  holder: string;
  ending: () => boolean;
}

/** How many of each outcome a round had. */
export type RunSummary = Record<Outcome, number>;

/**
 * Places everything that is due, one after another, and tells of what comes soon. Of several processes one does
 * so at a time; each order is once only whoever places it.
 * @returns null where another process is at it
 */
export async function runDueSubscriptions(
  shop: Shop,
  { holder, ending }: RunContext,
): Promise<RunSummary | null> {
  const { db, clock } = shop;
  const take = () => takeLease(db, { name: LEASE, holder, seconds: LEASE_SECONDS });
  if (!(await take())) return null;
  const tally: RunSummary = { placed: 0, failed: 0, silent: 0, gone: 0 };
  try {
    let after = 0;
    for (;;) {
      const ids = await dueIds(db, clock(), { after, most: AT_ONCE });
      for (const id of ids) {
        if (ending() || !(await take())) return tally;
        tally[await runDue(shop, id)] += 1;
        after = id;
      }
      if (ids.length < AT_ONCE) break;
    }
    while (!ending() && (await voidLeft(shop, AT_ONCE)) === AT_ONCE);
    while (!ending() && (await sendChargeNotices(shop, AT_ONCE)) === AT_ONCE);
    return tally;
  } finally {
    await dropLease(db, { name: LEASE, holder });
  }
}
