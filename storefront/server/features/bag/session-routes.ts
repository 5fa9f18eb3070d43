import {
  addToSessionBag as addCall,
  changeSessionBag as changeCall,
  forgetSessionBag as forgetCall,
  readSessionBag as readCall,
  type SessionBag,
  saveSessionCheckout as saveCall,
} from '@otzar/contract/session-bag';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Queryable } from '../../db/database.ts';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { overTls } from '../../kit/proxies.ts';
import { countAll, limitsOfAddress } from '../../kit/rate-limit.ts';
import type { Shop } from '../../kit/shop.ts';
import {
  addToSessionBag,
  changeSessionBag,
  forgetSessionBag,
  readSessionBag,
  saveSessionCheckout,
} from './session-bag-queries.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** Tells scripts, if any come, that there is something for them to take over: nobody else has to ask. */
function mark(c: Context, bag: SessionBag): SessionBag {
  setCookie(c, 'session_bag', bag.lines.length > 0 ? '1' : '', {
    path: '/',
    secure: overTls(c),
    sameSite: 'Lax',
    maxAge: bag.lines.length > 0 ? WEEK_SECONDS : 0,
  });
  return bag;
}

/** How many forms a browser, and an address, may send within a quarter of an hour: each leaves something for a week. */
const MOST = { session: 120, address: 1_200 };

/** Counts a form that is sent. @throws {HttpError} 429 for one too many */
function countForm(c: Context, db: Queryable, { session, now }: { session: string; now: Date }) {
  const address = clientAddress(c);
  const ofAddress = address ? limitsOfAddress('bag:address', address, MOST.address) : [];
  return countAll(db, [{ key: `bag:session:${session}`, most: MOST.session }, ...ofAddress], now);
}

export function sessionBagRoutes(mount: Mount, { db, clock }: Shop): void {
  mount(readCall, async (_, { session, context }) =>
    mark(context, await readSessionBag(db, session)),
  );
  mount(addCall, async ({ body }, { session, context }) => {
    const by = { session, now: clock() };
    await countForm(context, db, by);
    return mark(context, await addToSessionBag(db, by, body.line));
  });
  mount(changeCall, async ({ body }, { session, context }) => {
    const { quantity, ...identity } = body.line;
    const by = { session, now: clock() };
    await countForm(context, db, by);
    return mark(context, await changeSessionBag(db, by, identity, quantity));
  });
  mount(saveCall, async ({ body }, { session, context }) => {
    const by = { session, now: clock() };
    await countForm(context, db, by);
    return mark(context, await saveSessionCheckout(db, by, body));
  });
  mount(forgetCall, async ({ body }, { session, context }) =>
    mark(context, await forgetSessionBag(db, session, body.version)),
  );
}
