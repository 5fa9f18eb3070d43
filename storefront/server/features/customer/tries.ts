import { emailKey } from '@otzar/domain/customer';
import type { Queryable } from '../../db/database.ts';
import { forgetAttempts } from '../../kit/attempts.ts';
import {
  countAll,
  type Limit,
  type LimitedCaller,
  limitsOf,
  limitsOfAddress,
  refuseOver,
} from '../../kit/rate-limit.ts';
import { hashOf } from '../../kit/session/session-cookie.ts';

/** How often a wrong password may be tried at one account from one address, or in one browser of its customer's. */
const MOST_FROM_ONE_PLACE = 10;
/** And from everywhere together: nobody comes near it alone, so nobody alone keeps its owner out. */
const MOST_FROM_ANYWHERE = 100;

/** Who tries to sign in, and as whom. */
export interface Caller extends LimitedCaller {
  email: string;
  /** The name of a browser that the customer has signed in with before; `null` for any other. */
  device: string | null;
}

const accountKey = (email: string) => `login-account:${hashOf(emailKey(email))}`;

/** What a browser that its customer has signed in with is counted by, and by nothing else. */
const deviceLimit = (device: string): Limit => ({
  key: `login-device:${hashOf(device)}`,
  most: MOST_FROM_ONE_PLACE,
});

const together = ({ email, address, device }: Omit<Caller, 'session'>): [Limit, ...Limit[]] =>
  device === null
    ? limitsOfAddress(`login:${hashOf(emailKey(email))}`, address, MOST_FROM_ONE_PLACE)
    : [deviceLimit(device)];

const apart = (caller: Caller): Limit[] =>
  caller.device === null
    ? [{ key: accountKey(caller.email), most: MOST_FROM_ANYWHERE }, ...limitsOf('login', caller)]
    : [];

/**
 * Counts a try to sign in, before its password is looked at, so that many at once are counted too. Tries that
 * are refused here count for nothing else: an account cannot be closed from one place. Whoever finds theirs
 * closed by many gets in with a browser that they have signed in with before, whose tries are counted apart, or
 * with a link for a new password, which opens the account again.
 * @throws {HttpError} 429
 */
export async function countLogin(db: Queryable, caller: Caller, now: Date): Promise<void> {
  await countAll(db, together(caller), now);
  await refuseOver(db, apart(caller), now);
}

/** Counts a wrong password against browser, address and account. */
export const countWrong = (db: Queryable, caller: Caller, now: Date): Promise<void> =>
  countAll(db, apart(caller), now);

/** Forgets the tries from one place once one of them was right. */
export const forgetTries = (db: Queryable, caller: Omit<Caller, 'session'>): Promise<void> =>
  forgetAttempts(db, together(caller)[0].key);

/** Opens an account again whose owner has shown that its mail is theirs. */
export async function reopenAccount(
  db: Queryable,
  owner: Omit<Caller, 'session' | 'device'>,
): Promise<void> {
  await forgetTries(db, { ...owner, device: null });
  await forgetAttempts(db, accountKey(owner.email));
}
