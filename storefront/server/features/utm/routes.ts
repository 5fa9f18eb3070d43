import { reportCampaign } from '@otzar/contract/utm';
import { impersonalMark } from '@otzar/domain/utm';
import { count, eq, sql } from 'drizzle-orm';
import { campaign_visit } from '../../db/schema.ts';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { countAll, limitsOfAddress } from '../../kit/rate-limit.ts';
import type { Shop } from '../../kit/shop.ts';

/** Visits that a browser may report, and an address, behind which there may be many browsers. */
const MOST = { session: 30, address: 3_000 };
/** Different marks that a day may have: what is made up beyond them fills no table. */
const MOST_MARKS = 2_000;

export function utmRoutes(mount: Mount, { db, clock }: Pick<Shop, 'db' | 'clock'>): void {
  mount(reportCampaign, async ({ body }, { session, context }) => {
    const now = clock();
    const address = clientAddress(context);
    await countAll(db, [{ key: `utm:session:${session}`, most: MOST.session }], now);
    if (address) await countAll(db, limitsOfAddress('utm:address', address, MOST.address), now);

    const day = now.toISOString().slice(0, 10);
    const marks = {
      medium: impersonalMark(body.utm_medium),
      campaign: impersonalMark(body.utm_campaign),
      term: impersonalMark(body.utm_term),
      content: impersonalMark(body.utm_content),
    };
    const answer = { message: 'Counted.' };
    if (Object.values(marks).every((mark) => mark === '')) return answer;
    const [known] = await db
      .select({ marks: count() })
      .from(campaign_visit)
      .where(eq(campaign_visit.day, day));
    const none = { medium: '', campaign: '', term: '', content: '' };
    const kept = (known?.marks ?? 0) < MOST_MARKS ? marks : none;
    await db
      .insert(campaign_visit)
      .values({ day, ...kept, visits: 1 })
      .onConflictDoUpdate({
        target: [
          campaign_visit.day,
          campaign_visit.medium,
          campaign_visit.campaign,
          campaign_visit.term,
          campaign_visit.content,
        ],
        set: { visits: sql`${campaign_visit.visits} + 1` },
      });
    return answer;
  });
}
